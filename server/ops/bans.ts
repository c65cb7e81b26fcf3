/** Whom the operator keeps out (banned) or has be silent (muted), by address or by name. Kept in the store, and at hand in memory. */
import { isIP } from 'node:net';
import { networkOf } from '../http/guard';
import { nameFrom, skeletonOf } from '../matches/names';
import { Refusal } from '../matches/refusal';
import type { Ban, Store } from '../storage/store';

export type Banned = Pick<Ban, 'kind' | 'on' | 'value'>;

export class Bans {
  private readonly bans = new Map<string, Ban>();

  private constructor(private readonly store: Store) {}

  static async load(store: Store): Promise<Bans> {
    const bans = new Bans(store);
    for (const ban of await store.bans()) bans.bans.set(keyOf(ban), ban);
    return bans;
  }

  get all(): readonly Ban[] {
    return [...this.bans.values()].sort((a, b) => a.at - b.at);
  }

  /** Adds a ban, in place of one that means the same; returns it as it is kept. */
  async add(wanted: Ban): Promise<Ban> {
    const ban = { ...wanted, value: keptValue(wanted) };
    const before = this.bans.get(keyOf(ban));
    if (before) await this.store.removeBan(before);
    await this.store.addBan(ban);
    this.bans.set(keyOf(ban), ban);
    return ban;
  }

  /** Whether there was such a ban. */
  async remove(wanted: Banned): Promise<boolean> {
    const key = keyOf({ ...wanted, value: keptValue(wanted) });
    const ban = this.bans.get(key);
    if (!ban) return false;
    await this.store.removeBan(ban);
    return this.bans.delete(key);
  }

  /** Throws if nobody of this address may come in. */
  admitAddress(address: string): void {
    const ban = this.find('ban', 'address', address);
    if (ban) throw refusalFor(ban);
  }

  /** Throws if nobody may be called so. */
  admitName(name: string): void {
    const ban = this.find('ban', 'name', name);
    if (ban) throw refusalFor(ban);
  }

  /** Throws if who has this address and name is to be silent; a spectator has no name. */
  admitSpeaker(address: string, name: string): void {
    const mute = this.find('mute', 'address', address) ?? (name === '' ? undefined : this.find('mute', 'name', name));
    if (mute) throw refusalFor(mute);
  }

  private find(kind: Ban['kind'], on: Ban['on'], value: string): Ban | undefined {
    return this.bans.size === 0 ? undefined : this.bans.get(keyOf({ kind, on, value }));
  }
}

/** What whoever is banned is told. */
export function refusalFor({ kind, on, reason }: Ban): Refusal {
  if (kind === 'mute') return new Refusal('muted', reason || 'the operator has switched off your chat');
  return new Refusal('banned', reason || `the operator does not admit this ${on}`);
}

/** Names that look alike have the same key; addresses are those of `addressOf`. */
function keyOf({ kind, on, value }: Banned): string {
  return `${kind} ${on} ${on === 'name' ? skeletonOf(value) : value}`;
}

/** A value as it is kept; throws if there can be no such address or name. */
function keptValue({ on, value }: Banned): string {
  if (on === 'name') return nameFrom(value, 'the name');
  const address = value.replace(/\/64$/, '');
  if (isIP(address) === 0) throw new Refusal('badRequest', `"${value}" is no address such as 192.0.2.1 or 2001:db8::1`);
  return networkOf(address);
}

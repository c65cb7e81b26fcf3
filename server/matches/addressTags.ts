/** The addresses of players are never stored, only tags of them, made with a secret of this server. */
import type { Store } from '../storage/store';
import { addressTag, newKey } from './keys';

const SETTING = 'addressSecret';

/** Makes tags with the secret of this store, which gets one at its first start. */
export async function addressTags(store: Store): Promise<(address: string) => string> {
  const kept = await store.setting(SETTING);
  const secret = kept ?? newKey();
  if (kept === null) await store.setSetting(SETTING, secret);
  return (address) => addressTag(secret, address);
}

/** Secrets: ids that cannot be guessed, and the keys by which players are known. Only hashes of keys are kept. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export function newMatchId(): string {
  return randomBytes(12).toString('base64url');
}

export function newKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Randomness for the cards of a match. */
export function newSeed(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Whether this key is the one of the hash, in a time that tells nothing about it. */
export function fits(key: string, hash: string | undefined): boolean {
  if (hash === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOf(key)), Buffer.from(hash));
}

/** Tells addresses apart in what is stored without keeping them: the same tag is the same address. */
export function addressTag(secret: string, address: string): string {
  return createHmac('sha256', secret).update(address).digest('base64url').slice(0, 16);
}

/** What the link of an unlisted match has besides its id. It is worked out from the seed, which nobody is told. */
export function linkSecret(seed: string): string {
  return createHmac('sha256', seed).update('link').digest('base64url').slice(0, 22);
}

/** Secrets: ids that cannot be guessed, and the keys by which players are known. Only hashes of keys are kept. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

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

/**
 * Links to matches. Those that are not listed have a secret besides their id, which stands behind the `#`: browsers send that
 * part to nobody, so that it is in no log.
 */
import { useEffect, useMemo } from 'preact/hooks';
import { forgetSecret, keepKeys, keysTo } from './sittings';

/** The path of a match, with its secret where it has one. */
export function linkTo(match: string): string {
  return `/match/${encodeURIComponent(match)}${fragment(match)}`;
}

/** The path of the replay of a match. */
export function replayLinkTo(match: string, query = ''): string {
  return `/replay/${encodeURIComponent(match)}${query}${fragment(match)}`;
}

function fragment(match: string): string {
  const { secret } = keysTo(match);
  return secret === undefined ? '' : `#${secret}`;
}

/** Keeps the secret of a match that the address of the page has, now and when another one is pasted. */
export function useLinkSecret(match: string): void {
  // Before anything is asked of the server.
  useMemo(() => keepSecretInAddress(match), [match]);
  useEffect(() => {
    const keep = (): void => keepSecretInAddress(match);
    addEventListener('hashchange', keep);
    return () => removeEventListener('hashchange', keep);
  }, [match]);
}

/** A secret that has opened the match before is the right one, whatever the address says. */
function keepSecretInAddress(match: string): void {
  const secret = secretInAddress();
  if (secret !== undefined && keysTo(match).secret === undefined) keepKeys(match, { secret });
}

function secretInAddress(): string | undefined {
  return /(?<=^#)[\w-]{16,64}$/.exec(location.hash)?.[0];
}

/** The server has refused this secret: it is forgotten, and the one in the address kept if that is another by now. */
export function dropSecret(match: string, refused: string | null): void {
  if (refused === null || keysTo(match).secret !== refused) return;
  forgetSecret(match);
  if (secretInAddress() !== refused) keepSecretInAddress(match);
}

/** The click that follows a drag or a long press is none. */
export function swallowClick(): void {
  const done = new AbortController();
  const { signal } = done;
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    done.abort();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  // If none follows, the next press counts.
  for (const next of ['pointerdown', 'keydown'])
    window.addEventListener(next, () => done.abort(), { capture: true, signal });
}

/** Where the focus goes when another page is shown: to its heading, which screen readers then read out. */

export function arrive(): void {
  const heading = document.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

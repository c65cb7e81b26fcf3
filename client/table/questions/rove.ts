/** Arrow keys inside a group of which only one element is reached by Tab. */

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A key listener for the group; `members` selects what the arrows go through. */
export function rove(members: string): (event: KeyboardEvent) => void {
  return (event) => {
    const group = event.currentTarget as HTMLElement;
    const all = [...group.querySelectorAll<HTMLElement>(members)];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const step = STEPS[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step === undefined ? -1 : at + step;
    const next = all[to];
    if (!next) return;
    event.preventDefault();
    for (const one of all) one.tabIndex = one === next ? 0 : -1;
    next.focus();
  };
}

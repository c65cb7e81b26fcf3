/** An outline around what the coach means. It follows the thing, and nobody can touch it. */
import { useEffect, useRef } from 'preact/hooks';

/** How often, in milliseconds, it looks where the thing is now. */
const LOOK = 120;

/** Pixels between the thing and the outline. */
const GAP = 5;

export function Pointer({ at }: { readonly at: readonly string[] }) {
  const outline = useRef<HTMLDivElement>(null);
  const wanted = at.join('|');
  useEffect(() => {
    let shown: string | null = null;
    const follow = (): void => {
      const thing = wanted === '' ? null : find(wanted.split('|'));
      const { x = 0, y = 0, width = 0, height = 0 } = thing?.getBoundingClientRect() ?? {};
      const style = width === 0 ? '' : `${x - GAP}px ${y - GAP}px ${width + 2 * GAP}px ${height + 2 * GAP}px`;
      if (style === shown || !outline.current) return;
      shown = style;
      const [left = '', top = '', wide = '', high = ''] = style.split(' ');
      Object.assign(outline.current.style, { left, top, width: wide, height: high });
      outline.current.hidden = style === '';
    };
    follow();
    const timer = setInterval(follow, LOOK);
    addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
    };
  }, [wanted]);
  return <div class="coach__pointer" ref={outline} aria-hidden="true" hidden />;
}

/** The largest of the things that the first fitting selector finds. */
function find(selectors: readonly string[]): Element | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(`main ${selector}`)].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { element, area: width * height };
    });
    const best = found.toSorted((a, b) => b.area - a.area)[0];
    if (best && best.area > 0) return best.element;
  }
  return null;
}

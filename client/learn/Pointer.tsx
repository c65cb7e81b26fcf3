/** An outline around what the coach means. It follows the thing, and nobody can touch it. */
import { useEffect, useRef } from 'preact/hooks';

/** How often, in milliseconds, it looks where the thing is now. */
const LOOK = 120;

/** Pixels between the thing and the outline. */
const GAP = 5;

/** Pixels between the outline and the edge of the page. */
const EDGE = 2;

export function Pointer({ at }: { readonly at: readonly string[] }) {
  const outline = useRef<HTMLDivElement>(null);
  const wanted = at.join('|');
  useEffect(() => {
    let shown: string | null = null;
    const follow = (): void => {
      const thing = wanted === '' ? null : find(wanted.split('|'));
      const { x = 0, y = 0, width = 0, height = 0 } = thing?.getBoundingClientRect() ?? {};
      // It stays on the page even where the thing fills it.
      const left = Math.max(EDGE, x - GAP);
      const top = Math.max(EDGE, y - GAP);
      const wide = Math.min(innerWidth - EDGE, x + width + GAP) - left;
      const high = Math.min(innerHeight - EDGE, y + height + GAP) - top;
      const style = width === 0 || wide <= 0 || high <= 0 ? '' : `${left}px ${top}px ${wide}px ${high}px`;
      if (style === shown || !outline.current) return;
      shown = style;
      const [x0 = '', y0 = '', w = '', h = ''] = style.split(' ');
      Object.assign(outline.current.style, { left: x0, top: y0, width: w, height: h });
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

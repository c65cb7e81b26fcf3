/** What a card on the table is and how its power comes about, beside the card the pointer or the focus is on. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Id } from '../../../game/state';
import { useTable } from '../context';
import { beside } from './beside';
import { nameOfDef, powerSum } from './words';
import './Hint.css';

/** Rest this long on a card before it is explained. */
const REST = 250;
const CHOICE = '[data-hint="pointing"]:is([data-meaning="option"], [data-meaning="place"])';

export function Hint() {
  const [shown, setShown] = useState<{ readonly id: Id; readonly element: HTMLElement } | null>(null);
  const hint = useRef<HTMLDivElement>(null);
  const table = useTable();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const to = (target: EventTarget | null, rest: number): void => {
      clearTimeout(timer);
      const at = target instanceof Element ? target : null;
      if (at && hint.current?.contains(at)) return;
      const near = at?.closest<HTMLElement>('[data-hint]');
      // A base that can be chosen is pointed at with all that lies on it.
      const element = near && !near.matches(CHOICE) ? near : null;
      const show = (): void =>
        setShown((now) =>
          element ? (now?.element === element ? now : { id: Number(element.dataset.card), element }) : null,
        );
      if (rest > 0) timer = setTimeout(show, rest);
      else show();
    };
    const over = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') to(target, REST);
    };
    let touched = false;
    const focus = ({ target }: FocusEvent): void => {
      // Who points at something with a mouse sees it by pointing.
      const shy =
        !(target instanceof Element) ||
        target.matches('[data-hint="pointing"]') ||
        !(touched || target.matches(':focus-visible'));
      to(shy ? null : target, 0);
    };
    const hide = (): void => to(null, 0);
    const down = ({ pointerType }: PointerEvent): void => {
      touched = pointerType === 'touch';
      hide();
    };
    const key = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    const ears = new AbortController();
    const { signal } = ears;
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', down, { capture: true, signal });
    document.addEventListener('scroll', hide, { capture: true, signal });
    document.addEventListener('keydown', key, { signal });
    return () => {
      clearTimeout(timer);
      ears.abort();
    };
  }, []);

  useLayoutEffect(() => {
    // What a base says of itself stays in sight, too.
    const thing = shown?.element.closest('.base__head') ?? shown?.element;
    if (!thing || !hint.current) return;
    const { left, top } = beside(thing.getBoundingClientRect(), hint.current.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    hint.current.style.transform = `translate(${left}px, ${top}px)`;
  });

  if (!shown?.element.isConnected) return null;
  const { view, catalog } = table;
  const def = view.cards[shown.id]?.def;
  if (def === undefined) return null;
  const card = catalog.cards.get(def);
  const power = view.power[shown.id];
  const sum = power ? powerSum(catalog, power.total, power.parts) : '';
  return (
    <div class="hint" ref={hint} aria-hidden="true">
      <b class="hint__name">{nameOfDef(catalog, def)}</b>
      {sum !== '' && <p class="hint__sum">{sum}</p>}
      <p>{card?.text ?? catalog.bases.get(def)?.text}</p>
    </div>
  );
}

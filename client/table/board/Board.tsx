/** The bases in the middle of the table, with everything on them. On a phone one fills the middle and a strip leads to the others. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { useTable } from '../context';
import { Base } from './Base';
import { Limbo } from './Limbo';
import { useLooks, useNames } from './looks';
import { basesOf } from './model';
import { Strip } from './Strip';
import { oneBase, scrolling } from './screen';
import './Board.css';

export function Board() {
  const { view } = useTable();
  const names = useNames();
  const bases = basesOf(view, useLooks());
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  const bringUp = (index: number): void => {
    const wanted = row.current?.children[index];
    if (row.current && wanted instanceof HTMLElement)
      row.current.scrollTo({ left: wanted.offsetLeft - row.current.offsetLeft, behavior: scrolling() });
  };
  const scrolled = (): void => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };

  // What the player has to look at next comes up by itself: the base that scores, or the only one with options.
  const wanted = bases.filter((base) => base.wanted);
  const scoring = bases.find((base) => base.scoring);
  const calls = wanted.length === 1 ? wanted[0]?.id : wanted.length === 0 ? scoring?.id : undefined;
  // Only a new call moves the bases.
  useEffect(() => {
    const index = bases.findIndex(({ id }) => id === calls);
    if (index >= 0) bringUp(index);
  }, [calls]);

  return (
    <section class="board" aria-label={t('board.bases')} data-count={bases.length} data-rove>
      {oneBase.value && <Strip bases={bases} current={current} onChoose={bringUp} />}
      <div class="board__bases" ref={row} onScroll={scrolled}>
        {bases.map((base) => (
          <Base key={base.id} base={base} names={names} />
        ))}
      </div>
      <Limbo />
    </section>
  );
}

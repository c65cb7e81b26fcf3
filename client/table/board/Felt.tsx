/** The lay-out of the table: where each part has its place, and the ears for presses, drags and keys. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n';
import { useTable } from '../context';
import { EndScreen } from '../end/EndScreen';
import { Motion } from '../motion/Motion';
import { Draft } from '../questions/Draft';
import { Opening } from '../questions/Opening';
import { Prompt } from '../questions/Prompt';
import { Question } from '../questions/Question';
import { Announcer } from '../story/Announcer';
import { Unread } from '../story/Chat';
import { useGlance } from '../useGlance';
import { BaseDeck } from './BaseDeck';
import { Board } from './Board';
import { Drawer } from './Drawer';
import { listenForDrags } from './drag';
import { Hand } from './Hand';
import { Hint } from './Hint';
import { type Hands, listenForPresses } from './input';
import { listenForKeys } from './keys';
import { Plate } from './Plate';
import { Plates } from './Plates';
import { Plays } from './Plays';
import { listenForArrows } from './roving';
import { SeatPatterns } from './SeatPatterns';
import { drawer, narrow, opened, togglePage } from './screen';
import { VpTrack } from './VpTrack';
import { Windows } from './Windows';

interface FeltProps {
  readonly children?: ComponentChildren;
}

export function Felt({ children }: FeltProps) {
  const { session, intent, director, inspect } = useTable();
  const phase = useGlance(director.shown, (view) => view.phase);
  const players = useGlance(director.shown, (view) => view.players.length);
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!root.current) return;
    const hands: Hands = {
      intent,
      inspect: (id) => {
        const def = director.shown.peek()?.cards[id]?.def;
        if (def) inspect(def, id);
        return def !== undefined;
      },
    };
    const stops = [
      listenForPresses(root.current, hands),
      listenForDrags(root.current, hands),
      listenForArrows(root.current),
      listenForKeys(root.current, { ...hands, skip: () => director.skip() }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [director, intent, inspect]);

  const covered = narrow.value && drawer.value !== null;
  return (
    <main
      class="table"
      ref={root}
      tabIndex={-1}
      data-phase={phase}
      data-drawer={drawer.value ?? undefined}
      data-players={players}
      data-watching={session.me === null || undefined}
    >
      <h1 class="unseen">{t('table.title')}</h1>
      <SeatPatterns />
      <div class="table__parts" inert={covered}>
        <Plates />
        {session.me !== null && (
          <div class="table__me">
            <Plate seat={session.me} />
          </div>
        )}
        <Tools />
        <div class="table__track">
          <VpTrack />
        </div>
        <div class="table__middle" data-free>
          {phase === 'draft' ? (
            <div class="table__stage">
              <Draft />
            </div>
          ) : (
            <Board />
          )}
          <div class="table__question">
            {phase === 'opening' && <Opening />}
            <Question />
          </div>
          {phase === 'over' && (
            <div class="table__stage table__stage--over">
              <EndScreen />
            </div>
          )}
        </div>
        <div class="table__extra">{children}</div>
        <div class="table__prompt">
          <Prompt />
        </div>
        {phase !== 'draft' && <Hand />}
        <Plays />
      </div>
      <Drawer />
      <Windows />
      <Hint />
      <Announcer />
      <Motion />
    </main>
  );
}

/** The base deck, and the buttons that open the log and the menu. */
function Tools() {
  const phase = useGlance(useTable().director.shown, (view) => view.phase);
  return (
    <div class="table__tools">
      {phase !== 'draft' && <BaseDeck />}
      <button
        type="button"
        class="tool tool--log"
        aria-expanded={drawer.value !== null}
        onClick={() => togglePage(drawer.value ?? 'log')}
      >
        <span aria-hidden="true">≣</span>
        <span class="unseen">{t('drawer.toggle')}</span>
        <Unread />
      </button>
      <button
        type="button"
        class="tool"
        aria-haspopup="dialog"
        onClick={() => {
          opened.value = { kind: 'menu' };
        }}
      >
        <span aria-hidden="true">☰</span>
        <span class="unseen">{t('menu.title')}</span>
      </button>
    </div>
  );
}

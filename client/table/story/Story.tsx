/** The log: what happened, told like a story, turn by turn. */
import { useState } from 'preact/hooks';
import { language, t } from '../../i18n';
import { useKept } from '../board/still';
import { useTable } from '../context';
import { usePainted } from '../usePainted';
import { type Chapter, chaptersOf, type Line } from './chapters';
import { Said, useNames } from './Said';
import { saying } from './saying';
import './Story.css';

/** Turns shown at first, and how many more each time; a long game stays cheap that way. */
const AT_ONCE = 4;
/** More effects than this are listed below each other. */
const IN_ONE_BREATH = 3;

export function Story() {
  const { session } = useTable();
  const [only, choose] = useState<number | null>(null);
  const [shown, show] = useState(AT_ONCE);
  // First the table, then what is told about it.
  const chapters = usePainted(chaptersOf(session));
  const chosen = only === null ? chapters.slice(-shown) : chapters.filter(({ turn }) => turn === only);
  return (
    <section class="story" aria-labelledby="story-title">
      <header class="story__head">
        <h2 id="story-title" class="unseen">
          {t('story.title')}
        </h2>
        <Filter chapters={chapters} only={only} choose={choose} />
      </header>
      {chapters.length === 0 && <p class="story__empty">{t('story.empty')}</p>}
      {/* The latest comes first, so that it can be seen without scrolling. */}
      {[...chosen].reverse().map((chapter) => (
        <ChapterOf key={chapter.turn} chapter={chapter} />
      ))}
      {only === null && chapters.length > shown && (
        <button type="button" class="button story__more" onClick={() => show(shown + AT_ONCE)}>
          {t('story.earlier')}
        </button>
      )}
    </section>
  );
}

interface FilterProps {
  readonly chapters: readonly Chapter[];
  /** The turn that is shown alone. */
  readonly only: number | null;
  readonly choose: (turn: number | null) => void;
}

function Filter({ chapters, only, choose }: FilterProps) {
  const { session } = useTable();
  const names = useNames();
  const [open, setOpen] = useState(false);
  // The turns are listed when somebody reaches for the list: it grows with the game, and is measured whenever it does.
  const listed = open ? chapters : chapters.filter(({ turn }) => turn === only);
  return useKept(
    () => (
      <label class="story__filter">
        {t('story.filter')}
        <select
          value={String(only ?? '')}
          onPointerDown={() => setOpen(true)}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onChange={({ currentTarget }) => choose(currentTarget.value === '' ? null : Number(currentTarget.value))}
        >
          <option value="">{t('story.allTurns')}</option>
          {listed.map(({ turn, player }) => (
            <option key={turn} value={String(turn)}>
              {player === null ? t('story.before') : t('story.turn', { turn, player: names.player(player) })}
            </option>
          ))}
        </select>
      </label>
    ),
    [open, listed.length, only, session.seats.value, language()],
  );
}

function ChapterOf({ chapter }: { readonly chapter: Chapter }) {
  const { turn, player, lines } = chapter;
  // Turns that are over cost nothing.
  return useKept(
    () => (
      <section class="story__turn">
        <h3>
          {player === null ? t('story.before') : <Said what={saying('story.turn', { turn, player: { player } })} />}
        </h3>
        <ol class="story__lines" reversed>
          {[...lines].reverse().map((line) => (
            <LineOf key={line.number} line={line} />
          ))}
        </ol>
      </section>
    ),
    [turn, player, lines],
  );
}

function LineOf({ line }: { readonly line: Line }) {
  const { head, effects, type, player } = line;
  return useKept(() => {
    const style = player === null ? {} : { '--player': `var(--seat-${player})` };
    const list = { list: effects.map((effect) => effect.saying) };
    const inOneBreath = effects.length <= IN_ONE_BREATH || !head;
    return (
      <li class={`story__line story__line--${type}`} style={style}>
        {head && inOneBreath && effects.length > 0 && <Said what={saying('story.with', { head, effects: list })} />}
        {head && (!inOneBreath || effects.length === 0) && <Said what={head} />}
        {!head && <Said what={saying('story.cause', { card: list })} />}
        {!inOneBreath && (
          <ul class="story__effects">
            {effects.map((effect, at) => (
              <li key={at}>
                <Said what={effect.saying} />
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  }, [line]);
}

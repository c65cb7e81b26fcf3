/** The viewer's own hand, and cards of their discard pile that can be played or used as if they were in it. */
import type { Id } from '../../../game/state';
import type { View } from '../../../game/view';
import { CardFace } from '../../cards/CardFace';
import { t } from '../../i18n';
import { useTable } from '../context';
import { useLooks } from './looks';
import { type Thing, thingOf } from './model';
import { pressable } from './pressable';
import { useStill } from './still';
import './Hand.css';

export function Hand() {
  const { view, session } = useTable();
  const looks = useLooks();
  const { me } = session;
  const hand = me === null ? undefined : view.players[me]?.hand;
  if (me === null || !hand) return null;
  const cards = [...hand, ...fromElsewhere(view, hand, me)];
  return (
    <section
      class="hand"
      aria-label={t('hand.label', { count: hand.length })}
      data-zone={`hand-${me}`}
      data-rove
      data-stop
    >
      {cards.length === 0 && <p class="hand__empty">{t('hand.empty')}</p>}
      <ul class="hand__cards" style={{ '--n': cards.length }}>
        {cards.map((id, index) => (
          <HandCard
            key={id}
            thing={thingOf(view, looks, id)}
            index={index}
            whyNot={view.legal.whyNot[id] ?? null}
            elsewhere={index >= hand.length}
          />
        ))}
      </ul>
    </section>
  );
}

/** Cards that can be lifted though they are neither in the hand nor on the table. */
function fromElsewhere(view: View, hand: readonly Id[], me: number): readonly Id[] {
  const own = view.players[me]?.discard ?? [];
  const able = new Set([...view.legal.plays, ...view.legal.uses].map(({ card }) => card));
  return own.filter((id) => able.has(id) && !hand.includes(id));
}

interface HandCardProps {
  readonly thing: Thing;
  readonly index: number;
  readonly whyNot: View['legal']['whyNot'][Id] | null;
  readonly elsewhere: boolean;
}

function HandCard(props: HandCardProps) {
  return useStill(props, () => {
    const { thing, index, whyNot, elsewhere } = props;
    // On others' turns every card would say the same; the line above the hand says it once.
    const reason = whyNot === null || whyNot === 'notNow' || thing.meaning !== null ? null : t(`whyNot.${whyNot}`);
    return (
      <li
        class="hand__card"
        style={{ '--i': index }}
        data-up={thing.lifted || thing.chosen > 0 || undefined}
        data-elsewhere={elsewhere || undefined}
      >
        <button
          {...pressable(thing)}
          class="bare hand__press"
          data-drag={thing.meaning === 'lift' ? thing.id : undefined}
          data-refused={reason !== null || undefined}
        >
          <CardFace def={thing.def} size="hand" />
          {elsewhere && <span class="hand__from">{t('hand.discard')}</span>}
          {reason !== null && <span class="hand__why">{reason}</span>}
        </button>
      </li>
    );
  });
}

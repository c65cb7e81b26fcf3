/** A card or base in large, over everything else, with what is to be known about it. */
import type { ComponentChildren } from 'preact';
import type { PublishedBase } from '../../game/published';
import type { DefId } from '../../game/state';
import { Modal } from '../app/Modal';
import { t } from '../i18n';
import { type CardInfo, type Catalog, catalog } from '../net/catalog';
import { BaseFace } from './BaseFace';
import { CardFace } from './CardFace';
import { Emblem } from './Emblem';
import { notesOf } from './notes';
import './Preview.css';

export interface PreviewProps {
  readonly def: DefId;
  readonly onClose: () => void;
  /** Current power of this card, where it is not the printed one. */
  readonly power?: number;
  /** How the current power comes about, in words; empty if it is the printed one. */
  readonly sum?: string;
  /** Current breakpoint of this base, where it is not the printed one. */
  readonly breakpoint?: number;
}

export function Preview({ def, onClose, power, sum = '', breakpoint }: PreviewProps) {
  const known = catalog.value;
  const card = known?.cards.get(def);
  const base = known?.bases.get(def);
  const named = card ?? base;
  return (
    <Modal class="preview" aria-label={named?.name ?? t('error.notFound')} onClose={onClose}>
      <div class="preview__sheet">
        <div class="preview__face">
          {card && <CardFace def={def} size="large" {...(power !== undefined && { power })} />}
          {base && <BaseFace def={def} size="large" {...(breakpoint !== undefined && { breakpoint })} />}
          {!named && <p>{t('error.notFound')}</p>}
        </div>
        <div class="preview__about">
          {known && card && <CardFacts card={card} power={power} sum={sum} known={known} />}
          {known && base && <BaseFacts base={base} breakpoint={breakpoint} known={known} />}
          {named && <Notes text={named.text} />}
        </div>
      </div>
      <div class="preview__foot">
        <button type="button" class="button" onClick={onClose}>
          {t('app.close')}
        </button>
      </div>
    </Modal>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div class="preview__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function setName(known: Catalog, id: string): string {
  const set = known.sets.find((one) => one.id === id);
  if (!set) return id;
  return set.year === undefined ? set.name : t('cards.setOfYear', { set: set.name, year: set.year });
}

interface CardFactsProps {
  readonly card: CardInfo;
  readonly power: number | undefined;
  readonly sum: string;
  readonly known: Catalog;
}

function CardFacts({ card, power, sum, known }: CardFactsProps) {
  const { faction } = card;
  return (
    <dl class="preview__facts">
      <Fact name={t('cards.faction')}>
        <Emblem faction={faction.id} label />
      </Fact>
      <Fact name={t('cards.set')}>{setName(known, faction.set)}</Fact>
      <Fact name={t('cards.copies')}>{t('cards.copiesOf', { count: card.copies })}</Fact>
      {card.power !== undefined && <Fact name={t('cards.printedPower')}>{card.power}</Fact>}
      {power !== undefined && (power !== card.power || sum !== '') && (
        <Fact name={t('cards.currentPower')}>{sum === '' ? power : sum}</Fact>
      )}
    </dl>
  );
}

interface BaseFactsProps {
  readonly base: PublishedBase;
  readonly breakpoint: number | undefined;
  readonly known: Catalog;
}

function BaseFacts({ base, breakpoint, known }: BaseFactsProps) {
  const [first = 0, second = 0, third = 0] = base.vp;
  return (
    <dl class="preview__facts">
      {base.faction !== undefined && (
        <Fact name={t('cards.faction')}>
          <Emblem faction={base.faction} label />
        </Fact>
      )}
      <Fact name={t('cards.set')}>{setName(known, base.set)}</Fact>
      <Fact name={t('cards.printedBreakpoint')}>{base.breakpoint}</Fact>
      {breakpoint !== undefined && breakpoint !== base.breakpoint && (
        <Fact name={t('cards.currentBreakpoint')}>{breakpoint}</Fact>
      )}
      <Fact name={t('cards.winner')}>{t('cards.vp', { count: first })}</Fact>
      <Fact name={t('cards.runnerUp')}>{t('cards.vp', { count: second })}</Fact>
      <Fact name={t('cards.third')}>{t('cards.vp', { count: third })}</Fact>
    </dl>
  );
}

function Notes({ text }: { readonly text: string }) {
  const notes = notesOf(text);
  if (notes.length === 0) return null;
  return (
    <ul class="preview__notes" aria-label={t('cards.notes')}>
      {notes.map((note) => (
        <li key={note}>{t(`cards.note.${note}`)}</li>
      ))}
    </ul>
  );
}

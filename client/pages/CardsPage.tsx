/** Every card and base of every set, to search and read. What is looked for stands in the address. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { PublishedFaction } from '../../game/published';
import type { DefId } from '../../game/state';
import { Emblem } from '../cards/Emblem';
import { Filters } from '../cards/Filters';
import { Icon, IconsLater } from '../cards/Icon';
import { Preview } from '../cards/Preview';
import { paletteOf } from '../cards/palette';
import { addressOf, type Query, queryFrom } from '../cards/query';
import { Shelf } from '../cards/Shelf';
import { type Found, find } from '../cards/search';
import { useSlices } from '../cards/slices';
import { language, t } from '../i18n';
import { type Catalog, catalog, loadCatalog } from '../net/catalog';
import { explain } from '../net/http';
import './CardsPage.css';

export function CardsPage() {
  const known = catalog.value;
  return (
    <main class="page cardspage">
      <h1>{t('cards.title')}</h1>
      {known ? <Browser catalog={known} /> : <Waiting />}
    </main>
  );
}

/** While the cards are on their way, and if they do not come. */
function Waiting() {
  const [problem, setProblem] = useState<unknown>(null);
  const load = (): void => {
    setProblem(null);
    loadCatalog(language()).catch(setProblem);
  };
  useEffect(load, []);
  if (problem === null) return <p role="status">{t('app.loading')}</p>;
  return (
    <div class="panel" role="alert">
      <p>{explain(problem)}</p>
      <button type="button" class="button" onClick={load}>
        {t('app.retry')}
      </button>
    </div>
  );
}

function Browser({ catalog }: { readonly catalog: Catalog }) {
  const { query: params, route } = useLocation();
  const query = queryFrom(params);
  const { q, set, faction, type, power, card } = query;
  const found = useMemo(
    () => find(catalog, { q, set, faction, type, power, card: '' }),
    [catalog, q, set, faction, type, power],
  );
  return (
    <>
      <Filters query={query} catalog={catalog} onChange={(next) => route(addressOf(next), true)} />
      <p class="cardspage__count" role="status">
        {t('cards.found', { cards: found.cards, bases: found.bases })}
      </p>
      {found.cards + found.bases === 0 ? (
        <div class="panel">
          <p>
            <b>{t('cards.none')}</b>
          </p>
          <p>{t('cards.noneHint')}</p>
        </div>
      ) : (
        <Results found={found} query={query} />
      )}
      {card !== '' && <Preview key={card} def={card} onClose={() => route(addressOf({ ...query, card: '' }), true)} />}
    </>
  );
}

interface Group {
  readonly id: string;
  readonly kind: 'cards' | 'bases';
  readonly label: string;
  readonly faction?: PublishedFaction;
  readonly defs: readonly DefId[];
}

/** Cards by faction, then bases by set; what was searched by words stands together, whatever it belongs to. */
function groupsOf({ factions, sets }: Found, together: boolean): Group[] {
  const cards = factions.map(({ faction, cards }): Group => {
    const defs = cards.map(({ id }) => id);
    return { id: faction.id, kind: 'cards', label: faction.name, faction, defs };
  });
  const bases = sets.map(({ id, name, bases }): Group => {
    const defs = bases.map((base) => base.id);
    return { id: `${id}:`, kind: 'bases', label: t('cards.basesOf', { set: name }), defs };
  });
  if (!together) return [...cards, ...bases];
  const joined = (groups: Group[]): DefId[] => groups.flatMap(({ defs }) => defs);
  const both: Group[] = [
    { id: 'cards', kind: 'cards', label: t('cards.cards'), defs: joined(cards) },
    { id: 'bases', kind: 'bases', label: t('cards.bases'), defs: joined(bases) },
  ];
  return both.filter(({ defs }) => defs.length > 0);
}

function Results({ found, query }: { readonly found: Found; readonly query: Query }) {
  const together = query.q.trim() !== '' && query.faction === '';
  const spoken = language();
  // The names of groups are in the language spoken.
  const groups = useMemo(() => groupsOf(found, together), [found, together, spoken]);
  // One more word leaves most of what is there as it is; anything else brings others.
  const count = useSlices(`${together} ${query.set} ${query.faction}`, found.cards + found.bases);
  const hrefOf = (card: DefId): string => addressOf({ ...query, card });
  return (
    <IconsLater value={true}>
      <p class="cardspage__hint">{t('cards.browseHint')}</p>
      {firstOf(groups, count).map(({ id, kind, label, faction, defs }) => (
        <section key={id} class={`cardspage__group cardspage__group--${kind}`}>
          {faction ? <FactionHead faction={faction} query={query} /> : <h2>{label}</h2>}
          <Shelf kind={kind} defs={defs} label={label} hrefOf={hrefOf} />
        </section>
      ))}
    </IconsLater>
  );
}

/** The first so many cards and bases, in their groups. */
function firstOf(groups: readonly Group[], count: number): Group[] {
  let left = count;
  return groups.flatMap((group) => {
    const room = left;
    left -= group.defs.length;
    if (room <= 0) return [];
    return room >= group.defs.length ? [group] : [{ ...group, defs: group.defs.slice(0, room) }];
  });
}

/** A faction at a glance: its emblem, how it plays, and the way to its own page. */
function FactionHead({ faction, query }: { readonly faction: PublishedFaction; readonly query: Query }) {
  if (query.faction === faction.id) return <Banner faction={faction} query={query} />;
  return (
    <div class="cardspage__head">
      <h2>
        <Emblem faction={faction.id} label />
      </h2>
      <a href={addressOf({ faction: faction.id })}>
        {t('cards.onlyFaction')}
        <span class="unseen"> {faction.name}</span>
      </a>
      {faction.summary !== undefined && <p>{faction.summary}</p>}
    </div>
  );
}

/** The head of a faction's own page. */
function Banner({ faction, query }: { readonly faction: PublishedFaction; readonly query: Query }) {
  const set = catalog.value?.sets.find(({ id }) => id === faction.set);
  const copies = (type: 'minion' | 'action'): number =>
    faction.cards.filter((card) => card.type === type).reduce((sum, card) => sum + card.copies, 0);
  return (
    <div class="cardspage__banner" style={paletteOf(faction.color)}>
      <span class="cardspage__picture">
        <Icon name={faction.icon} group={faction.set} />
      </span>
      <div class="cardspage__about">
        <h2>{faction.name}</h2>
        {faction.summary !== undefined && <p>{faction.summary}</p>}
        <p>
          {t('cards.makeup', { set: set?.name ?? faction.set, minions: copies('minion'), actions: copies('action') })}
        </p>
        <a class="button" href={addressOf({ ...query, faction: '', card: '' })}>
          {t('cards.allFactions')}
        </a>
      </div>
    </div>
  );
}

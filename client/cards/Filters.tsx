/** The search field and filters of the card browser. Every change goes into the address at once. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { t } from '../i18n';
import type { Catalog } from '../net/catalog';
import { addressOf, type Query } from './query';
import { isNarrow, powersIn } from './search';
import './Filters.css';

interface FiltersProps {
  readonly query: Query;
  readonly catalog: Catalog;
  readonly onChange: (query: Query) => void;
}

export function Filters({ query, catalog, onChange }: FiltersProps) {
  const change = (some: Partial<Record<keyof Query, string>>): void => onChange({ ...query, ...some } as Query);
  const factions = [...catalog.factions.values()]
    .filter(({ set }) => query.set === '' || set === query.set)
    .sort((a, b) => a.name.localeCompare(b.name));
  return (
    <search class="filters panel" aria-label={t('cards.filters')}>
      <Search value={query.q} onInput={(q) => change({ q })} />
      <Choice broad label={t('cards.set')} value={query.set} onChange={(set) => change({ set, faction: '' })}>
        {catalog.sets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice broad label={t('cards.faction')} value={query.faction} onChange={(faction) => change({ faction })}>
        {factions.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={t('cards.kind')} value={query.type} onChange={(type) => change({ type })}>
        <option value="minion">{t('cards.type.minion')}</option>
        <option value="action">{t('cards.type.action')}</option>
        <option value="base">{t('cards.type.base')}</option>
      </Choice>
      <Choice label={t('cards.powerFilter')} value={query.power} onChange={(power) => change({ power })}>
        {powersIn(catalog).map((power) => (
          <option key={power} value={String(power)}>
            {power}
          </option>
        ))}
      </Choice>
      {isNarrow(query) && (
        <a class="button filters__reset" href={addressOf({})}>
          {t('cards.reset')}
        </a>
      )}
    </search>
  );
}

/** The search runs once one stops typing for a moment. */
const PAUSE = 150;

function Search({ value, onInput }: { readonly value: string; readonly onInput: (value: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const latest = useRef(onInput);
  latest.current = onInput;
  // The address may change by other means, such as the way back.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => latest.current(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div class="filters__field filters__field--wide">
      <label for={id}>{t('cards.search')}</label>
      <input
        id={id}
        type="search"
        autocomplete="off"
        spellcheck={false}
        value={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </div>
  );
}

interface ChoiceProps {
  /** Whether its words are long. */
  readonly broad?: boolean;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ComponentChildren;
}

function Choice({ broad = false, label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div class={broad ? 'filters__field filters__field--broad' : 'filters__field'}>
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{t('cards.any')}</option>
        {children}
      </select>
    </div>
  );
}

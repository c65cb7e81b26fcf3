/** Which sets a match is played with. */
import { t } from '../../i18n';
import { catalog } from '../../net/catalog';
import { Tick } from './Tick';
import './Sets.css';

interface SetsProps {
  /** Null for all of them. */
  readonly chosen: readonly string[] | null;
  readonly onChange: (sets: readonly string[] | null) => void;
}

export function Sets({ chosen, onChange }: SetsProps) {
  const sets = catalog.value?.sets ?? [];
  const factions = [...(catalog.value?.factions.values() ?? [])];
  const isOn = (id: string): boolean => chosen === null || chosen.includes(id);
  const toggle = (id: string, on: boolean): void => {
    const next = sets.map((set) => set.id).filter((set) => (set === id ? on : isOn(set)));
    onChange(next.length === sets.length ? null : next);
  };
  return (
    <fieldset class="sets">
      <legend class="choice__label">{t('sets.label')}</legend>
      <div class="sets__all">
        {sets.map(({ id, name }) => (
          <Tick key={id} checked={isOn(id)} onChange={(on) => toggle(id, on)}>
            {name}{' '}
            <span class="sets__count">
              {t('sets.count', { count: factions.filter((faction) => faction.set === id).length })}
            </span>
          </Tick>
        ))}
      </div>
    </fieldset>
  );
}

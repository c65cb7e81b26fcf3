/** The rules in short, in the words of the game, with a glossary. Every section and term has an address. */
import { useEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { rich, t } from '../i18n';
import { catalog } from '../net/catalog';
import { matches, SECTIONS, TERMS } from './rules/contents';
import './RulesPage.css';

export function RulesPage() {
  const { query, route } = useLocation();
  const wanted = query.q ?? '';
  useEffect(() => {
    // The page comes after its address, so that the browser had nothing to go to.
    if (location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  const sections = SECTIONS.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => matches(`${t(section.title)} ${t(line)}`, wanted)),
  })).filter(({ lines }) => lines.length > 0);
  const terms = TERMS.filter(({ word, what }) => matches(`${t(word)} ${t(what)}`, wanted));
  const count = sections.reduce((sum, { lines }) => sum + lines.length, terms.length);
  return (
    <main class="page rules">
      <h1>{t('rules.title')}</h1>
      <p class="rules__intro">
        {t('rules.intro')} <a href="/learn">{t('rules.learn')}</a>
      </p>
      <search class="rules__search">
        <label>
          <span>{t('rules.search')}</span>
          <input
            type="search"
            value={wanted}
            onInput={({ currentTarget: { value } }) =>
              route(value === '' ? '/rules' : `/rules?${new URLSearchParams({ q: value })}`, true)
            }
          />
        </label>
        <p role="status">{wanted !== '' && t('rules.found', { count })}</p>
      </search>
      {wanted === '' && <Contents />}
      {sections.map(({ id, title, lines, examples }) => (
        <section key={id} id={id} class="rules__section">
          <h2>{t(title)}</h2>
          {lines.map((line) => (
            <p key={line}>{t(line)}</p>
          ))}
          {wanted === '' && examples && (
            <p class="rules__examples">
              {examples.map((card) => (
                <Example key={card} card={card} />
              ))}
            </p>
          )}
        </section>
      ))}
      {terms.length > 0 && (
        <section id="terms" class="rules__section">
          <h2>{t('rules.glossary')}</h2>
          <dl class="rules__terms">
            {terms.map(({ id, word, what, example }) => (
              <div key={id} id={`term-${id}`} class="rules__term">
                <dt>
                  <a href={`#term-${id}`}>{t(word)}</a>
                </dt>
                <dd>
                  {t(what)} {example !== '' && <Example card={example} />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </main>
  );
}

function Contents() {
  return (
    <nav class="rules__contents" aria-label={t('rules.contents')}>
      {SECTIONS.map(({ id, title }) => (
        <a key={id} href={`#${id}`}>
          {t(title)}
        </a>
      ))}
      <a href="#terms">{t('rules.glossary')}</a>
    </nav>
  );
}

/** A card or base by name, which opens it. Nothing if the server has no such card. */
function Example({ card }: { readonly card: string }) {
  const name = (catalog.value?.cards.get(card) ?? catalog.value?.bases.get(card))?.name;
  if (name === undefined) return null;
  return (
    <span class="rules__example">{rich('rules.example', { card: <a href={`/cards?card=${card}`}>{name}</a> })}</span>
  );
}

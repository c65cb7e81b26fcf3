/** Whose work this stands on, and what it is not. */
import { ICONS } from '../cards/credits';
import { rich, t } from '../i18n';
import './CreditsPage.css';

const SOFTWARE = [
  ['boardgame.io', 'https://boardgame.io', 'MIT'],
  ['Preact', 'https://preactjs.com', 'MIT'],
  ['Preact Signals', 'https://github.com/preactjs/signals', 'MIT'],
  ['preact-iso', 'https://github.com/preactjs/preact-iso', 'MIT'],
  ['Socket.IO', 'https://socket.io', 'MIT'],
  ['Koa', 'https://koajs.com', 'MIT'],
  ['Ajv', 'https://ajv.js.org', 'MIT'],
  ['libSQL', 'https://github.com/tursodatabase/libsql-js', 'MIT'],
  ['yaml', 'https://eemeli.org/yaml', 'ISC'],
  ['pino', 'https://getpino.io', 'MIT'],
  ['Vite', 'https://vite.dev', 'MIT'],
  ['Iconify', 'https://iconify.design', 'MIT'],
] as const;

export function CreditsPage() {
  return (
    <main class="page credits">
      <h1>{t('credits.title')}</h1>
      <section class="panel">
        <h2>{t('credits.fan')}</h2>
        <p>{t('credits.fanWhat')}</p>
        <p>{t('credits.buy')}</p>
      </section>
      <section>
        <h2>{t('credits.icons')}</h2>
        <p>
          {rich('credits.iconsWhat', {
            source: <a href={ICONS.collection.link}>{ICONS.collection.name}</a>,
            license: <a href={ICONS.licence.link}>{ICONS.licence.name}</a>,
          })}
        </p>
        <ul class="credits__list">
          {ICONS.authors.map(({ name, link }) => (
            <li key={name}>{link === undefined ? name : <a href={link}>{name}</a>}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('credits.fonts')}</h2>
        <p>
          {rich('credits.fontsWhat', {
            display: <b>Bangers (Vernon Adams)</b>,
            text: <b>Atkinson Hyperlegible (Braille Institute)</b>,
            license: <a href="https://openfontlicense.org">SIL Open Font License</a>,
          })}
        </p>
      </section>
      <section>
        <h2>{t('credits.code')}</h2>
        <p>{t('credits.codeWhat')}</p>
        <ul class="credits__list">
          {SOFTWARE.map(([name, address, license]) => (
            <li key={name}>
              <a href={address}>{name}</a> ({license})
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

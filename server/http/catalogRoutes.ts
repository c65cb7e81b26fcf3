/** The catalog over HTTP: made once in each language, packed once in each way, and kept by clients as long as it holds. */
import { createHash } from 'node:crypto';
import Router from '@koa/router';
import type { Content } from '../../game/language/content';
import { Refusal } from '../matches/refusal';
import { catalogJson, languagesOf } from './catalog';
import { compressed, type Encoding, encodingFor, sendBytes } from './compress';

const YEAR = 365 * 24 * 60 * 60;

/** The catalog in one language. */
class Edition {
  private readonly text: string;
  /** Weak, because it is the same for every way of packing. */
  readonly tag: string;
  private readonly packed = new Map<Encoding, Promise<Buffer>>();

  constructor(content: Content, hash: string, language: string) {
    this.text = JSON.stringify(catalogJson(content, hash, language));
    this.tag = `W/"${createHash('sha256').update(this.text).digest('base64url').slice(0, 20)}"`;
  }

  bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.packed.get(encoding) ?? compressed(this.text, encoding);
    this.packed.set(encoding, known);
    return known;
  }
}

export function catalogRoutes(content: Content, hash: string): Router {
  const router = new Router({ prefix: '/catalog' });
  const languages = languagesOf(content);
  const editions = new Map<string, Edition>();
  const inLanguage = (language: string): Edition => {
    const edition = editions.get(language) ?? new Edition(content, hash, language);
    editions.set(language, edition);
    return edition;
  };
  router.get('/', (context) => {
    context.set('Cache-Control', 'no-cache');
    context.body = { hash, languages };
  });
  router.get('/:hash/:language', async (context) => {
    const { language = '' } = context.params;
    if (context.params.hash !== hash) throw new Refusal('notFound', 'these cards are not on this server');
    if (!languages.includes(language)) throw new Refusal('notFound', `there is nothing in "${language.slice(0, 20)}"`);
    const edition = inLanguage(language);
    const encoding = encodingFor(context);
    context.set('Cache-Control', `public, max-age=${YEAR}, immutable`);
    context.status = 200;
    context.etag = edition.tag;
    if (context.fresh) context.status = 304;
    else sendBytes(context, await edition.bytes(encoding), encoding);
  });
  return router;
}

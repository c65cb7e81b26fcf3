/** The catalog and its pictures over HTTP: each part made once, packed once in each way, and kept by clients as long as it holds. */
import { createHash } from 'node:crypto';
import Router, { type RouterContext } from '@koa/router';
import type { Content } from '../../game/language/content';
import { Refusal } from '../matches/refusal';
import { catalogJson, languagesOf } from './catalog';
import { compressed, type Encoding, encodingFor, sendBytes } from './compress';
import { IMMUTABLE } from './headers';
import { iconGroups } from './icons';

/** Something that never changes while the server runs. */
class Edition {
  private readonly text: string;
  /** Weak, because it is the same for every way of packing. */
  private readonly tag: string;
  private readonly packed = new Map<Encoding, Promise<Buffer>>();

  constructor(value: object) {
    this.text = JSON.stringify(value);
    this.tag = `W/"${createHash('sha256').update(this.text).digest('base64url').slice(0, 20)}"`;
  }

  async send(context: RouterContext): Promise<void> {
    const encoding = encodingFor(context);
    context.set('Cache-Control', IMMUTABLE);
    context.status = 200;
    context.etag = this.tag;
    if (context.fresh) context.status = 304;
    else sendBytes(context, await this.bytes(encoding), encoding);
  }

  private bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.packed.get(encoding) ?? compressed(this.text, encoding);
    this.packed.set(encoding, known);
    return known;
  }
}

/** Editions by name, each made when it is first asked for. */
function editions(make: (name: string) => object | undefined): (name: string) => Edition | undefined {
  const made = new Map<string, Edition>();
  return (name) => {
    const known = made.get(name);
    const value = known ? undefined : make(name);
    if (value) made.set(name, new Edition(value));
    return made.get(name);
  };
}

export function catalogRoutes(content: Content, hash: string): Router {
  const router = new Router({ prefix: '/catalog' });
  const languages = languagesOf(content);
  const groups = iconGroups(content);
  const texts = editions((language) =>
    languages.includes(language) ? catalogJson(content, hash, language) : undefined,
  );
  const icons = editions((group) => groups.get(group));
  router.param('hash', (asked, _context, next) => {
    if (asked !== hash) throw new Refusal('notFound', 'these cards are not on this server');
    return next();
  });
  router.get('/', (context) => {
    context.set('Cache-Control', 'no-cache');
    context.body = { hash, languages };
  });
  router.get('/:hash/:language', async (context) => {
    const { language = '' } = context.params;
    const edition = texts(language);
    if (!edition) throw new Refusal('notFound', `there is nothing in "${language.slice(0, 20)}"`);
    await edition.send(context);
  });
  router.get('/:hash/icons/:group', async (context) => {
    const { group = '' } = context.params;
    const edition = icons(group);
    if (!edition) throw new Refusal('notFound', `there is no faction or set "${group.slice(0, 40)}"`);
    await edition.send(context);
  });
  return router;
}

/** The pictures of the game-icons collection that the server's cards use, fetched by faction or set when first shown. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { catalog } from '../net/catalog';
import { get } from '../net/http';

/** The outlines of each icon by its name. */
type Shapes = ReadonlyMap<string, readonly string[]>;

const groups = new Map<string, Signal<Shapes | null>>();
/** After a failure, the next face that is drawn may ask again only so much later. */
const RETRY = 5000;

/** The pictures of a group; null until they are there. */
export function iconsOf(group: string): ReadonlySignal<Shapes | null> {
  const hash = catalog.value?.hash ?? '';
  const key = `${hash}/icons/${encodeURIComponent(group)}`;
  const known = groups.get(key);
  if (known) return known;
  const fresh = signal<Shapes | null>(null);
  groups.set(key, fresh);
  if (hash !== '') {
    get<Readonly<Record<string, string>>>(`/catalog/${key}`)
      .then((bodies) => {
        fresh.value = new Map(Object.entries(bodies).map(([name, body]) => [name, outlines(body)]));
      })
      .catch(() => setTimeout(() => groups.delete(key), RETRY));
  }
  return fresh;
}

/** The outlines in the body of an icon, which is made of paths only. */
export function outlines(body: string): readonly string[] {
  return [...body.matchAll(/\sd="([^"]+)"/g)].map(([, outline = '']) => outline);
}

/** The pictures of the game-icons collection that the server's cards use, fetched by faction or set when first shown. */
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { catalog } from '../net/catalog';
import { get } from '../net/http';

/** The outlines of each icon by its name. */
type Shapes = ReadonlyMap<string, readonly string[]>;

const groups = new Map<string, Signal<Shapes | null>>();
/** Groups that were asked for. */
const requested = new Set<string>();
/** After a failure, the next face that is drawn may ask again only so much later. */
const RETRY = 5000;

/** The pictures of a group; null until they are there. They are fetched when first wanted. */
export function iconsOf(group: string, wanted = true): ReadonlySignal<Shapes | null> {
  const hash = catalog.value?.hash ?? '';
  const key = `${hash}/icons/${encodeURIComponent(group)}`;
  const shapes = groups.get(key) ?? signal<Shapes | null>(null);
  groups.set(key, shapes);
  if (wanted && hash !== '' && !requested.has(key)) {
    requested.add(key);
    get<Readonly<Record<string, string>>>(`/catalog/${key}`)
      .then((bodies) => {
        shapes.value = new Map(Object.entries(bodies).map(([name, body]) => [name, outlines(body)]));
      })
      .catch(() => setTimeout(() => requested.delete(key), RETRY));
  }
  return shapes;
}

/** The outlines in the body of an icon, which is made of paths only. */
export function outlines(body: string): readonly string[] {
  return [...body.matchAll(/\sd="([^"]+)"/g)].map(([, outline = '']) => outline);
}

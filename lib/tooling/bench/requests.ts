import * as apiPaths from '#lib/shared/api-paths.ts';
import { fetchPage, type MeasuredStore, startMeasuredStore } from './measured-store.ts';
import { maxGoal, minGoal, type Row, reported } from './table.ts';

const COLOURS = ['blue', 'black', 'white', 'green', 'silver', 'gold', 'rose gold', 'brown', 'grey', 'red'];
const KINDS = [
  'watch',
  'chronograph',
  'smartwatch',
  'ring',
  'earrings',
  'necklace',
  'bracelet',
  'pendant',
  'bangle',
  'chain',
];
const WEARERS = ['for men', 'for women', 'under 10000', 'under 50000', 'gift'];
/** Unmeasured requests before each figure. */
const WARM_UP = 60;
/** How many shoppers search at once where the searches a second are counted. */
const AT_ONCE = 8;

/** Texts that shoppers may search for, each once: no answer to one is kept for another. */
const TEXTS = WEARERS.flatMap((wearer) =>
  COLOURS.flatMap((colour) => KINDS.map((kind) => `${colour} ${kind} ${wearer}`)),
);

/**
 * Measures what requests cost whose addresses hardly ever repeat: pages of searches that are not kept, and suggestions,
 * new and known ones.
 */
export async function benchRequests(): Promise<Row[]> {
  const store = await startMeasuredStore();
  try {
    const [first, second] = [TEXTS.slice(0, TEXTS.length / 2), TEXTS.slice(TEXTS.length / 2)];
    const search = async (text: string) => {
      await (await fetchPage(`${store.url}/search?q=${encodeURIComponent(text)}`)).arrayBuffer();
    };
    const suggest = async (text: string) => {
      await (await fetchPage(store.url + apiPaths.suggestions(text))).arrayBuffer();
    };
    const searches = await costOf(store, first, search);
    const startedAt = performance.now();
    const waiting = [...second];
    await Promise.all(Array.from({ length: AT_ONCE }, () => inTurn(waiting, search)));
    const perSecond = (1000 * second.length) / (performance.now() - startedAt);
    const fresh = await costOf(store, first, suggest);
    const known = await costOf(store, first, suggest);
    return [
      reported('requests', 'CPU of a search that is not kept, storefront', searches.front, 'ms'),
      reported('requests', 'CPU of a search that is not kept, retail API', searches.api, 'ms'),
      minGoal('requests', `searches that are not kept, ${AT_ONCE} at once, all processes`, perSecond, 80, '/s'),
      reported('requests', 'CPU of new suggestions, storefront', fresh.front, 'ms'),
      reported('requests', 'CPU of new suggestions, retail API', fresh.api, 'ms'),
      maxGoal('requests', 'CPU of known suggestions, storefront', known.front, 0.5, 'ms'),
    ];
  } finally {
    await store.stop();
  }
}

/** Makes requests for texts one after the other, and returns the milliseconds of processor time for each. */
async function costOf(
  { front, api }: MeasuredStore,
  texts: readonly string[],
  request: (text: string) => Promise<void>,
): Promise<{ front: number; api: number }> {
  const [warmUp, measured] = [texts.slice(0, WARM_UP), texts.slice(WARM_UP)];
  await inTurn([...warmUp], request);
  let ofApi = 0;
  const ofFront = await front.cpuDuring(async () => {
    ofApi = await api.cpuDuring(() => inTurn([...measured], request));
  });
  return { front: ofFront / measured.length, api: ofApi / measured.length };
}

/** Makes the requests of a list that others may take from as well. */
async function inTurn(waiting: string[], request: (text: string) => Promise<void>): Promise<void> {
  for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) await request(text);
}

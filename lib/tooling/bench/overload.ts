import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '#lib/shared/percentile.ts';
import { fetchPage, LISTING, type MeasuredStore, startMeasuredStore } from './measured-store.ts';
import { maxGoal, minGoal, type Row, reported } from './table.ts';

/** How many cached pages are asked for in a second, alone and beside the searches. */
const CACHED_PER_SECOND = 100;
const SECONDS = 10;
/** How many times more searches are asked for than the store renders. */
const EXCESS = 4;
/** Searches at once where it is measured how many the store renders. */
const RENDERED_AT_ONCE = 8;
const COLOURS = ['blue', 'black', 'white', 'green', 'silver', 'gold', 'brown', 'grey', 'red'];
const KINDS = ['watch', 'chronograph', 'smartwatch', 'ring', 'earrings', 'necklace', 'bracelet', 'pendant'];
const HEADERS = { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) bench' };

/** How requests were answered. */
interface Answers {
  /** Milliseconds from each request to its page. */
  pages: number[];
  /** Milliseconds from each request to its HTTP 503 with Retry-After. */
  refusals: number[];
  others: number;
  /** From the first request to the last answer. */
  seconds: number;
}

/** Whether requests are sent over connections that stay open, as a proxy's do, or each over a new one. */
type Connections = 'kept' | 'new';

interface Overload {
  connections: Connections;
  /** How many uncached searches the store renders in a second. */
  rendered: number;
  /** How many were asked for in a second. */
  asked: number;
  /** Of a cached page. */
  alone: Answers;
  /** Of the cached page beside the searches. */
  beside: Answers;
  /** Of the searches. */
  answers: Answers;
  bytesBefore: number;
  bytesAfter: number;
}

/** Returns addresses of searches, each once, so that none is cached. */
function* uncachedSearches(): Generator<string, never> {
  for (let price = 9000; ; price += 1)
    for (const colour of COLOURS)
      for (const kind of KINDS) yield `/search?q=${encodeURIComponent(`${colour} ${kind} under ${price}`)}`;
}

/**
 * Measures a cached page alone and while far more uncached searches are asked for than the store renders, and how these
 * are answered; over connections that are kept, and over new ones.
 */
export async function benchOverload(): Promise<Row[]> {
  const store = await startMeasuredStore();
  const searches = uncachedSearches();
  try {
    await fetchPage(store.url + LISTING);
    const rendered = await rendersPerSecond(store, searches);
    const rows: Row[] = [];
    for (const connections of ['kept', 'new'] as const) {
      const cached = { next: () => LISTING, perSecond: CACHED_PER_SECOND, connections };
      const alone = await load(store, cached);
      const bytesBefore = (await store.front.usage()).residentBytes;
      const asked = Math.ceil(rendered * EXCESS);
      const [beside, answers] = await Promise.all([
        load(store, cached),
        load(store, { next: () => searches.next().value, perSecond: asked, connections }),
      ]);
      const bytesAfter = (await store.front.usage()).residentBytes;
      rows.push(...overloadRows({ connections, rendered, asked, alone, beside, answers, bytesBefore, bytesAfter }));
    }
    return rows;
  } finally {
    await store.stop();
  }
}

/** Returns the rows of an overload. Refusals come at once, so the time of a search is that of one with a page. */
export function overloadRows(measured: Overload): Row[] {
  const { connections, rendered, asked, alone, beside, answers, bytesBefore, bytesAfter } = measured;
  const part = `overload, ${connections} connections`;
  const { pages, refusals, others, seconds } = answers;
  const median = percentile(pages, 0.5);
  const count = pages.length + refusals.length + others;
  const p99 = percentile(beside.pages, 0.99);
  return [
    reported(part, 'searches that are not cached, alone', rendered, '/s'),
    reported(part, `a cached page at ${CACHED_PER_SECOND}/s, alone, p99`, percentile(alone.pages, 0.99), 'ms'),
    reported(part, `the same beside ${asked} searches a second, p99`, p99, 'ms'),
    minGoal(part, 'cached pages answered, of those alone', (100 * beside.pages.length) / alone.pages.length, 95, '%'),
    maxGoal(part, 'p99 of a cached page, of the median search beside it', (100 * p99) / median, 50, '%'),
    minGoal(part, 'searches answered with a page, of those alone', (100 * pages.length) / seconds / rendered, 50, '%'),
    reported(part, 'searches answered with HTTP 503 and Retry-After', (100 * refusals.length) / count, '%'),
    maxGoal(part, 'searches answered with anything else, or not', others, 0, ''),
    reported(part, 'a search with a page, median', median, 'ms'),
    maxGoal(part, 'a search with a page, p99', percentile(pages, 0.99), 5000, 'ms'),
    reported(part, 'a refusal, median', percentile(refusals, 0.5), 'ms'),
    reported(part, 'memory of the storefront before', bytesBefore / 1e6, 'MB'),
    reported(part, 'memory of the storefront at the end', bytesAfter / 1e6, 'MB'),
  ];
}

/** Measures how many uncached searches the store renders in a second. */
async function rendersPerSecond({ url }: MeasuredStore, searches: Generator<string, never>): Promise<number> {
  let rendered = 0;
  const end = performance.now() + SECONDS * 1000;
  const shopper = async () => {
    while (performance.now() < end) {
      await (await fetchPage(url + searches.next().value)).arrayBuffer();
      rendered += 1;
    }
  };
  await Promise.all(Array.from({ length: RENDERED_AT_ONCE }, shopper));
  return rendered / SECONDS;
}

interface Load {
  /** Returns the path of the next request. */
  next: () => string;
  perSecond: number;
  connections: Connections;
}

/** Asks for pages at a rate that does not depend on the answers, and returns these. */
async function load({ url }: MeasuredStore, { next, perSecond, connections }: Load): Promise<Answers> {
  const answers: Answers = { pages: [], refusals: [], others: 0, seconds: 0 };
  const agent = new Agent({ keepAlive: connections === 'kept' });
  const startedAt = performance.now();
  const running: Promise<void>[] = [];
  for (let asked = 0; asked < perSecond * SECONDS; asked += 1) {
    const dueAt = startedAt + (1000 * asked) / perSecond;
    if (dueAt > performance.now()) await sleep(dueAt - performance.now());
    running.push(ask(url + next(), agent, answers));
  }
  await Promise.all(running);
  agent.destroy();
  return { ...answers, seconds: (performance.now() - startedAt) / 1000 };
}

async function ask(url: string, agent: Agent, answers: Answers): Promise<void> {
  const startedAt = performance.now();
  const reply = await readReply(url, agent);
  const milliseconds = performance.now() - startedAt;
  if (reply?.statusCode === 200) answers.pages.push(milliseconds);
  else if (reply?.statusCode === 503 && reply.headers['retry-after'] !== undefined) answers.refusals.push(milliseconds);
  else answers.others += 1;
}

/** Returns a reply that was read to its end; null where there was none. */
function readReply(url: string, agent: Agent): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: HEADERS }, (reply) => {
      reply.on('end', () => resolve(reply)).on('error', () => resolve(null));
      reply.resume();
    });
    request.on('error', () => resolve(null));
  });
}

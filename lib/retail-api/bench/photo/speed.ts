import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import sharp from 'sharp';
import type { PhotoSpeed } from '#lib/shared/bench-figures.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { FeatureIndex, type ProductFeatures } from '../../photo-search/index/feature-index.ts';
import { type PointsReader, rankProducts } from '../../photo-search/index/rank-products.ts';
import { PhotoAnalyzer } from '../../photo-search/photo-analyzer.ts';
import type { QueryFeatures } from '../../photo-search/photo-features.ts';
import { hostilePhotos } from '../../testing/hostile-photos.ts';
import { randomFrom } from '../../testing/random-from.ts';
import { measure } from '../measure.ts';

const PRODUCTS = 100_000;
const LIMIT = 24;
const QUERIES = 20;
const HOSTILE = 1_000;

/** Measures searches among 100,000 products whose descriptions are those of the demo with small changes. */
export async function measureSpeed(
  all: readonly ProductFeatures[],
  queries: readonly QueryFeatures[],
  readPoints: PointsReader,
): Promise<PhotoSpeed> {
  const index = FeatureIndex.of(multiplied(all));
  const some = queries.slice(0, QUERIES);
  const pointsOf = multipliedPoints(all, readPoints);
  const search = await measure(
    some.map(
      ({ objects: [object] }) =>
        () =>
          index.nearest(object, LIMIT),
    ),
    5,
  );
  const ranking = await measure(
    some.map((query) => () => rankProducts(index, query, LIMIT, pointsOf)),
    1,
  );
  const waits: number[] = [];
  for (const query of some) waits.push(await longestWait(rankProducts(index, query, LIMIT, pointsOf)));
  let agreed = 0;
  for (const query of some) {
    const [object] = query.objects;
    const exact = new Set((await index.nearest(object, LIMIT, index.size)).map(({ code }) => code));
    agreed += (await index.nearest(object, LIMIT)).filter(({ code }) => exact.has(code)).length / LIMIT;
  }
  return {
    products: PRODUCTS,
    photos: index.size,
    search,
    ranking,
    heldUp: waits.toSorted((left, right) => left - right)[Math.floor(waits.length / 2)] ?? 0,
    agreement: agreed / some.length,
    twelveMegapixels: await measureLargePhoto(),
    ...(await surviveHostile()),
  };
}

/** The longest time that other work had to wait while `work` ran, in milliseconds. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  let longest = 0;
  let last = performance.now();
  while (!isDone) {
    await yieldToEventLoop();
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  await ended;
  return longest;
}

function multiplied(all: readonly ProductFeatures[]): ProductFeatures[] {
  const random = randomFrom(7);
  const varied = (bytes: Uint8Array) =>
    bytes.map((value) => Math.max(0, Math.min(255, value * (0.7 + 0.6 * random()))));
  return Array.from({ length: PRODUCTS }, (_, number) => {
    const like = all[number % all.length];
    const photos = like?.photoFeatures.map(({ steady, turning }) => ({
      steady: varied(steady),
      turning: varied(turning),
    }));
    return { code: `P${number}`, kind: like?.kind ?? '', photoFeatures: photos ?? [] };
  });
}

/** The points of the photos that a product of the large catalogue is made from. */
function multipliedPoints(all: readonly ProductFeatures[], readPoints: PointsReader): PointsReader {
  const sourceOf = (code: string) => all[Number(code.slice(1)) % all.length]?.code ?? '';
  return async (codes) => {
    const points = await readPoints(codes.map(sourceOf));
    return new Map(codes.map((code) => [code, points.get(sourceOf(code)) ?? []]));
  };
}

async function measureLargePhoto(): Promise<number> {
  const analyzer = new PhotoAnalyzer();
  const disc = Buffer.from(
    '<svg width="4000" height="3000"><circle cx="2000" cy="1500" r="700" fill="#c9a040"/></svg>',
  );
  const jpeg = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#8a6040',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .composite([{ input: disc }])
    .jpeg({ quality: 70 })
    .toBuffer();
  const timing = await measure([() => analyzer.analyse(jpeg)], 5);
  await analyzer.stop();
  return timing.p50;
}

async function surviveHostile(): Promise<{ hostileGrowth: number; hostileEnds: number }> {
  const files = await hostilePhotos(HOSTILE);
  const analyzer = new PhotoAnalyzer();
  const analysePhoto = async (bytes: Buffer): Promise<boolean> => {
    try {
      await analyzer.analyse(bytes);
      return true;
    } catch {
      return false;
    }
  };
  for (const { bytes } of files.slice(0, 50)) await analysePhoto(bytes);
  const before = process.memoryUsage.rss();
  let hostileEnds = 0;
  for (const { bytes } of files) if (!(await analysePhoto(bytes))) hostileEnds++;
  const hostileGrowth = (process.memoryUsage.rss() - before) / MEGABYTE;
  await analyzer.stop();
  return { hostileGrowth, hostileEnds };
}

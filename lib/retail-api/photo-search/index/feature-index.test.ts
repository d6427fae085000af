import { randomFrom } from '../../testing/random-from.ts';
import { STEADY_SIZE, TURNING_SIZE } from '../features/layout.ts';
import type { QueryObject } from '../photo-features.ts';
import { type Candidate, nearestFirst } from './favour-kinds.ts';
import { FeatureIndex, type ProductFeatures } from './feature-index.ts';

const random = randomFrom(3);
const bytes = (size: number) => Uint8Array.from({ length: size }, () => Math.floor(random() * 100));
const features = () => ({ steady: bytes(STEADY_SIZE), turning: bytes(TURNING_SIZE) });
const products: ProductFeatures[] = Array.from({ length: 300 }, (_, number) => ({
  code: `P${number}`,
  kind: `kind ${number % 7}`,
  photoFeatures: Array.from({ length: 1 + (number % 3) }, features),
}));
const between = (left: Uint8Array, right: Uint8Array) =>
  left.reduce((sum, value, place) => sum + Math.abs(value - (right[place] ?? 0)), 0);

const codesOf = (candidates: readonly Candidate[]) => candidates.map(({ code }) => code);

/** The order by plain comparison with every photo. */
function compareAll(query: Omit<QueryObject, 'points'>): string[] {
  const candidates = products.map(({ code, kind, photoFeatures }): Candidate => {
    const distances = photoFeatures.map(
      ({ steady, turning }) =>
        between(query.steady, steady) + Math.min(...query.turnings.map((turned) => between(turned, turning))),
    );
    return { code, kind, distance: Math.min(...distances) };
  });
  return codesOf(candidates.sort(nearestFirst));
}

test('an index search returns the same as a plain comparison with every photo', async () => {
  const index = FeatureIndex.of(products);
  const query = { steady: bytes(STEADY_SIZE), relit: [], turnings: [bytes(TURNING_SIZE), bytes(TURNING_SIZE)] };
  expect(codesOf(await index.nearest(query, 300))).toEqual(compareAll(query));
  expect(codesOf(await index.nearest(query, 5))).toEqual(compareAll(query).slice(0, 5));
});

test('rotation-invariant features count even if the others are equal', async () => {
  const [near, far] = [3, 40].map((value) => new Uint8Array(STEADY_SIZE).fill(value));
  const turning = new Uint8Array(TURNING_SIZE);
  const index = FeatureIndex.of([
    { code: 'FAR', kind: '', photoFeatures: [{ steady: far ?? turning, turning }] },
    { code: 'NEAR', kind: '', photoFeatures: [{ steady: near ?? turning, turning }] },
  ]);
  const found = await index.nearest({ steady: new Uint8Array(STEADY_SIZE), relit: [], turnings: [turning] }, 2);
  expect(codesOf(found)).toEqual(['NEAR', 'FAR']);
});

test('a photo that fits in another light comes before one that fits a little in none', async () => {
  const turning = new Uint8Array(TURNING_SIZE);
  const of = (value: number) => new Uint8Array(STEADY_SIZE).fill(value);
  const index = FeatureIndex.of([
    { code: 'AS SEEN', kind: '', photoFeatures: [{ steady: of(12), turning }] },
    { code: 'RELIT', kind: '', photoFeatures: [{ steady: of(50), turning }] },
  ]);
  const query = { steady: of(10), turnings: [turning] };
  expect(codesOf(await index.nearest({ ...query, relit: [] }, 1))).toEqual(['AS SEEN']);
  expect(codesOf(await index.nearest({ ...query, relit: [of(50)] }, 1))).toEqual(['RELIT']);
});

test('other work can run during a search, in each of its parts', async () => {
  const index = FeatureIndex.of(products);
  let ticks = 0;
  let now = 0;
  const count = () => {
    ticks++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  // Every check of the clock finds that a slice has passed.
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  await index.nearest({ steady: bytes(STEADY_SIZE), relit: [], turnings: [bytes(TURNING_SIZE)] }, 5);
  clearImmediate(next);
  jest.restoreAllMocks();
  // Once by the sums, twice by rotation-invariant features, ten times by all, and in between.
  expect(ticks).toBeGreaterThanOrEqual(13);
});

test('photos without room in the index are not added', () => {
  const index = new FeatureIndex(1);
  index.add({ code: 'P1', kind: '', photoFeatures: [features()] });
  expect(() => index.add({ code: 'P2', kind: '', photoFeatures: [features()] })).toThrow('no room');
});

test('a product counts by its best photo', async () => {
  const [, , third] = products;
  const wanted = third?.photoFeatures.at(-1);
  if (!wanted) throw new Error('The product has no photo.');
  const index = FeatureIndex.of(products);
  const found = await index.nearest({ steady: wanted.steady, relit: [], turnings: [wanted.turning] }, 1);
  expect(found).toMatchObject([{ code: 'P2', kind: 'kind 2', distance: 0 }]);
  // Its other photos keep their distances.
  expect(found[0]?.photos.get(2)).toBe(0);
  expect(found[0]?.photos.size).toBe(3);
});

test('only the photos nearest in rotation-invariant features are compared completely', async () => {
  const [first] = products;
  const [shown] = first?.photoFeatures ?? [];
  if (!shown) throw new Error('The product has no photo.');
  const index = FeatureIndex.of(products);
  const found = await index.nearest({ steady: shown.steady, relit: [], turnings: [shown.turning] }, 50, 1);
  expect(codesOf(found)).toEqual(['P0']);
});

test('an empty catalogue returns no products', async () => {
  expect(
    await FeatureIndex.of([]).nearest({ steady: bytes(STEADY_SIZE), relit: [], turnings: [bytes(TURNING_SIZE)] }, 5),
  ).toEqual([]);
});

import { drawnDial } from '../../testing/drawn-dial.ts';
import { drawn } from '../../testing/drawn-picture.ts';
import { type QueryFeatures, queryFeaturesOf, storedFeatures } from '../photo-features.ts';
import { FeatureIndex, type ProductFeatures } from './feature-index.ts';
import { type PointsReader, rankProducts } from './rank-products.ts';

// Analysing a photo takes a while on a busy machine.
jest.setTimeout(300_000);

const PAPER = '#f4f1ec';
const NONE: PointsReader = async () => new Map();
/** Three times as large, with room for details. */
const describe = async (elements: string) =>
  queryFeaturesOf(await drawn(`<g transform="scale(3)">${elements}</g>`, PAPER, 720, 720));

test('a product whose points are found in the photo comes before one whose object is more similar', async () => {
  const query = await describe(drawnDial('#203080'));
  const own = storedFeatures(query);
  const brighter = (by: number) => ({ ...own, steady: own.steady.map((value) => Math.min(255, value + by)) });
  const index = FeatureIndex.of([
    { code: 'PLAIN', kind: 'Watches', photoFeatures: [brighter(3)] },
    { code: 'MARKED', kind: 'Watches', photoFeatures: [brighter(4)] },
  ]);
  const points: PointsReader = async () => new Map([['MARKED', [own.points]]]);
  expect(await rankProducts(index, query, 2, NONE)).toEqual(['PLAIN', 'MARKED']);
  expect(await rankProducts(index, query, 2, points)).toEqual(['MARKED', 'PLAIN']);
});

test('the first are of three kinds in turn, unless points are found in the photo', async () => {
  const query = await describe(drawnDial('#203080'));
  const own = storedFeatures(query);
  const products = ['Rings', 'Rings', 'Rings', 'Watches', 'Bangles', 'Chains'].map(
    (kind, place): ProductFeatures => ({ code: `P${place}`, kind, photoFeatures: [own] }),
  );
  const index = FeatureIndex.of(products);
  expect(await rankProducts(index, query, 6, NONE)).toEqual(['P0', 'P3', 'P4', 'P1', 'P2', 'P5']);
  const points: PointsReader = async () => new Map(products.map(({ code }) => [code, [own.points]]));
  expect((await rankProducts(index, query, 6, points)).slice(0, 3)).toEqual(['P0', 'P1', 'P2']);
  expect(await rankProducts(index, query, 2, NONE)).toEqual(['P0', 'P3']);
});

test('a product counts by the proposed object that it resembles most, and by the points of that object', async () => {
  const [dial, other] = [await describe(drawnDial('#203080')), await describe(drawnDial('#a02030', 2))];
  const index = FeatureIndex.of([
    { code: 'BLUE', kind: 'Watches', photoFeatures: [storedFeatures(dial)] },
    { code: 'RED', kind: 'Watches', photoFeatures: [storedFeatures(other)] },
    { code: 'RED AGAIN', kind: 'Watches', photoFeatures: [storedFeatures(other)] },
  ]);
  const [blue] = dial.objects;
  const [red] = other.objects;
  const shifted = { ...blue, steady: blue.steady.map((value) => value + 1) };
  const query: QueryFeatures = { objects: [shifted, red], points: new Uint8Array() };
  expect(await rankProducts(index, query, 3, NONE)).toEqual(['RED', 'RED AGAIN', 'BLUE']);
  const marked = { ...red, steady: red.steady.map((value) => value + 1), points: other.points };
  const seen: QueryFeatures = { ...query, objects: [shifted, marked] };
  const points: PointsReader = async () => new Map([['RED AGAIN', [storedFeatures(other).points]]]);
  expect(await rankProducts(index, seen, 1, points)).toEqual(['RED AGAIN']);
});

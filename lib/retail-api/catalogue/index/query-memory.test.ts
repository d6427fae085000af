import { demoIndex } from '../../testing/demo-index.ts';
import { Bitmap } from './bitmap.ts';
import type { MemoryIndex } from './memory-index.ts';
import { QueryMemory } from './query-memory.ts';

const SIZE = 100;

function setOf(...ordinals: number[]): Bitmap {
  const set = new Bitmap(SIZE);
  for (const ordinal of ordinals) set.add(ordinal);
  return set;
}

test('the sets of one query are apart, and the next query takes their memory again, empty', () => {
  const memory = new QueryMemory(SIZE);
  const [first, second] = [memory.copyOf(setOf(1, 99)), memory.full()];
  expect([first.ordinals(), second.count()]).toEqual([Uint32Array.of(1, 99), SIZE]);
  memory.begin();
  const [again, other] = [memory.bitmap(), memory.bitmap()];
  expect([again, other]).toEqual([new Bitmap(SIZE), new Bitmap(SIZE)]);
  expect(again).toBe(first);
  expect(other).toBe(second);
});

test('ordinals stay as they are until the same place is used again', () => {
  const memory = new QueryMemory(SIZE);
  const results = memory.ordinalsOf(setOf(3, 64), 'results');
  expect(memory.ordinalsOf(setOf(7), 'others')).toEqual(Uint32Array.of(7));
  expect(results).toEqual(Uint32Array.of(3, 64));
});

afterEach(() => void jest.restoreAllMocks());

const PAGE = { offset: 0, limit: 24 };

test.each<[string, (index: MemoryIndex) => unknown]>([
  ['a list', (index) => index.query({ category: 'watches', filters: { stock: ['in-stock'] }, ...PAGE })],
  ['a search', (index) => index.query({ text: 'blue watch', filters: {}, ...PAGE })],
  ['suggestions', (index) => index.suggest('blue wat')],
  ['the help for a search', (index) => index.help('blue unobtainium watch')],
])('%s needs no more memory the second time', async (_name, ask) => {
  const { index } = await demoIndex();
  const takes = (['bitmap', 'full', 'copyOf'] as const).map((way) => jest.spyOn(QueryMemory.prototype, way));
  const taken = () => new Set(takes.flatMap((take) => take.mock.results.map(({ value }) => value)));
  ask(index);
  const first = taken().size;
  expect(first).toBeGreaterThan(0);
  ask(index);
  expect(taken().size).toBe(first);
});

import { canonicalFilters } from './canonical-filters.ts';
import { MAX_FILTER_VALUES } from './vocabulary.ts';

const of = (filters: Record<string, string[]>) => canonicalFilters((key) => filters[key] ?? []);

test.each([
  [{}, []],
  [{ brand: ['b', 'a', 'b'] }, [['brand', ['a', 'b']]]],
  [{ brand: [' b ,a,,'] }, [['brand', ['a', 'b']]]],
  [
    { origin: ['india'], brand: ['b'] },
    [
      ['brand', ['b']],
      ['origin', ['india']],
    ],
  ],
  [{ taste: ['sweet'], constructor: ['x'] }, []],
  [{ brand: ['x'.repeat(81), 'a\u0000b', 'c'] }, [['brand', ['c']]]],
])('canonicalFilters turns %j into %j', (input, expected) => expect(of(input)).toEqual(expected));

test('canonical filters with too many values keep those of the first keys', () => {
  const many = Array.from({ length: 25 }, (_, index) => String(index).padStart(2, '0'));
  const filters = of({ origin: many, dial: many, brand: ['a'] });
  expect(filters.map(([key, values]) => [key, values.length])).toEqual([
    ['brand', 1],
    ['dial', 25],
    ['origin', MAX_FILTER_VALUES - 26],
  ]);
});

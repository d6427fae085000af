import { FACET_KEYS, MAX_FILTER_VALUES, SORT_ORDERS } from '#lib/contract/vocabulary.ts';
import fc from '#lib/testing/generated.ts';
import { facetLinker, listingHref, parseListingQuery, toggleFacet } from './listing-query.ts';
import type { ListingQuery } from './types.ts';

function parametersOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href, 'http://shop.test').searchParams);
}

const value = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.replaceAll(',', '').trim())
  .filter((text) => text !== '' && text.isWellFormed());
const values = fc.uniqueArray(value, { minLength: 1, maxLength: 8 }).map((list) => list.toSorted());
const filters = fc
  .dictionary(fc.constantFrom(...FACET_KEYS), values, { noNullPrototype: true })
  .filter((chosen) => Object.values(chosen).flat().length <= MAX_FILTER_VALUES);
const queries: fc.Arbitrary<ListingQuery> = fc.record({
  filters,
  sort: fc.option(fc.constantFrom(...SORT_ORDERS), { nil: undefined }),
  page: fc.integer({ min: 1, max: 10_000 }),
});

test('a listing address is parsed back to the query that it was made from', () => {
  fc.assert(
    fc.property(queries, (query) => {
      expect(parseListingQuery(parametersOf(listingHref('/watches', query)))).toEqual(query);
    }),
  );
});

test('listing addresses made from any parameters are canonical: they are parsed back to themselves', () => {
  const parameters = fc.dictionary(
    fc.oneof(fc.constantFrom(...FACET_KEYS, 'sort', 'page', 'utm_source'), fc.string()),
    fc.oneof(fc.string(), fc.array(fc.string()), fc.constant(undefined)),
    { noNullPrototype: true },
  );
  fc.assert(
    fc.property(parameters, (input) => {
      const wellFormed = JSON.stringify(input).isWellFormed() && !JSON.stringify(input).includes('\\ud');
      fc.pre(wellFormed);
      const href = listingHref('/watches', parseListingQuery(input));
      expect(listingHref('/watches', parseListingQuery(parametersOf(href)))).toBe(href);
    }),
  );
});

test('toggling a facet value twice gives back the first page without it', () => {
  fc.assert(
    fc.property(queries, fc.constantFrom(...FACET_KEYS), value, (query, key, chosen) => {
      fc.pre(!(query.filters[key] ?? []).includes(chosen));
      const once = toggleFacet(query, key, chosen);
      expect(once.filters[key]).toContain(chosen);
      expect(toggleFacet(once, key, chosen)).toEqual({ ...query, page: 1 });
    }),
  );
});

test('the links of a facet equal the listing addresses with its values toggled', () => {
  fc.assert(
    fc.property(queries, fc.constantFrom(...FACET_KEYS), value, (query, key, chosen) => {
      fc.pre(Object.values(query.filters).flat().length < MAX_FILTER_VALUES);
      const extra = { q: 'gold' };
      const expected = listingHref('/search', toggleFacet(query, key, chosen), extra);
      expect(facetLinker('/search', query, key, extra)(chosen)).toBe(expected);
    }),
  );
});

test('a listing address never has more values than a list accepts', () => {
  const many = Array.from({ length: 50 }, (_, index) => `b${index}`);
  const { filters: parsed } = parseListingQuery({ brand: many.join(','), gender: 'men' });
  expect(parsed.brand).toHaveLength(MAX_FILTER_VALUES);
  expect(parsed.gender).toBeUndefined();
});

test.each([
  [{}, '/watches'],
  [{ page: '1' }, '/watches'],
  [{ page: '2' }, '/watches?page=2'],
  [{ page: '0' }, '/watches'],
  [{ page: '-1' }, '/watches'],
  [{ page: '1.5' }, '/watches'],
  [{ page: '99999' }, '/watches?page=10000'],
  [{ page: 'two' }, '/watches'],
  [{ sort: 'price-low' }, '/watches?sort=price-low'],
  [{ sort: 'cheapest' }, '/watches'],
  [{ brand: 'pathik,aarvane,pathik' }, '/watches?brand=aarvane,pathik'],
  [{ brand: ['pathik', 'aarvane'] }, '/watches?brand=aarvane,pathik'],
  [{ gender: 'men', brand: 'aarvane', utm_source: 'x' }, '/watches?brand=aarvane&gender=men'],
  [{ brand: ' , ,' }, '/watches'],
  [{ brand: 'x'.repeat(81) }, '/watches'],
])('the parameters %j give the address %s', (parameters, href) =>
  expect(listingHref('/watches', parseListingQuery(parameters))).toBe(href),
);

test('a search address starts with its text', () => {
  const query = parseListingQuery({ page: '2' });
  expect(listingHref('/search', query, { q: 'rose gold & more' })).toBe('/search?q=rose%20gold%20%26%20more&page=2');
});

test('facet values with control characters are dropped', () => {
  expect(parseListingQuery({ brand: 'a\u0000b,pathik', gender: '\u007fmen' }).filters).toEqual({ brand: ['pathik'] });
});

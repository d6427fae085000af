import { pointText } from './point-text.ts';
import { isUnknownBrand, parseStoreQuery, storeSearchOf } from './store-query.ts';

test.each([
  [{}, { text: '', near: null, service: '', open: false }],
  [{ q: ['  Jaipur ', 'Delhi'] }, { text: 'Jaipur' }],
  [{ q: 'a\nb' }, { text: 'a b' }],
  [{ q: 'x'.repeat(100) }, { text: 'x'.repeat(80) }],
  [{ near: '26.91,75.79' }, { near: { latitude: 26.91, longitude: 75.79 } }],
  [{ near: '-33.9,151.2' }, { near: { latitude: -33.9, longitude: 151.2 } }],
  [{ near: '91,0' }, { near: null }],
  [{ near: '26.912345,75.79' }, { near: null }],
  [{ near: 'here' }, { near: null }],
  [
    { q: 'Jaipur', near: '26.91,75.79' },
    { text: 'Jaipur', near: null },
  ],
  [
    { q: ' ', near: '26.91,75.79' },
    { text: '', near: { latitude: 26.91, longitude: 75.79 } },
  ],
  [{ q: '\u202Eabc' }, { text: 'abc' }],
  [
    { service: 'Ring sizing', open: '1' },
    { service: 'Ring sizing', open: true },
  ],
  [{ open: 'yes' }, { open: false }],
  [
    { product: '1801av01', size: ' 14 ' },
    { product: '1801AV01', size: '14' },
  ],
  [{ product: '../x' }, { product: '' }],
  [{ brand: ' aarvane ' }, { brand: 'aarvane' }],
  [{ brand: 'aarvane,pathik' }, { brand: '' }],
  [{ brand: '<b>' }, { brand: '' }],
  [{}, { brand: '', product: '', size: '' }],
])('the store locator query of %j', (parameters, expected) =>
  expect(parseStoreQuery(parameters)).toMatchObject(expected),
);

test('a point formatted for an address is parsed back', () => {
  expect(parseStoreQuery({ near: pointText({ latitude: 26.912434, longitude: 75.787271 }) }).near).toEqual({
    latitude: 26.91,
    longitude: 75.79,
  });
});

test('the parameters of a query are parsed back to it, and those that choose nothing are left out', () => {
  const parameters = { near: '26.91,75.79', service: 'Ring sizing', brand: 'aarvane', open: '1' as const };
  expect(storeSearchOf(parseStoreQuery(parameters))).toEqual(parameters);
  expect(storeSearchOf(parseStoreQuery({ q: 'Jaipur', product: '1801AV01', size: '14' }))).toEqual({
    q: 'Jaipur',
    product: '1801AV01',
    size: '14',
  });
});

test('a brand that no store sells is unknown, unless the stores name no brands', () => {
  const query = parseStoreQuery({ brand: 'aarvane' });
  expect(isUnknownBrand(query, { brands: [{ slug: 'arvana', name: 'Arvana' }] })).toBe(true);
  expect(isUnknownBrand(query, { brands: [{ slug: 'aarvane', name: 'Aarvane' }] })).toBe(false);
  expect(isUnknownBrand(query, { brands: [] })).toBe(false);
  expect(isUnknownBrand(parseStoreQuery({}), { brands: [{ slug: 'arvana', name: 'Arvana' }] })).toBe(false);
});

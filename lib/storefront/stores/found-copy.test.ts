import { inLanguage } from '#lib/shared/request-context.ts';
import { storesFoundText } from './found-copy.ts';
import type { StoresFound } from './types.ts';

const QUERY = { text: '', near: null, service: '', brand: '', open: false, product: '', size: '' };
const RING = { code: '7701SV01', title: 'Suvarnika Solitaire Ring', href: '/ring-7701sv01', sizes: [] };
const found = (
  count: number,
  more: Partial<StoresFound> = {},
  distance: number | null = null,
  [city, state] = ['Bengaluru', 'Karnataka'],
): StoresFound => ({
  stores: Array.from(
    { length: count },
    () => ({ distance, city, cityName: city, state }) as StoresFound['stores'][number],
  ),
  match: 'here',
  place: '',
  services: [],
  brands: [{ slug: 'aarvane', name: 'Aarvane' }],
  product: null,
  ...more,
});

test.each([
  [QUERY, found(33, { match: 'all' }), '33 stores'],
  [{ ...QUERY, open: true }, found(1, { match: 'all' }), '1 store open now'],
  [{ ...QUERY, service: 'Ring sizing' }, found(0, { match: 'all' }), 'No stores with ring sizing'],
  [{ ...QUERY, brand: 'aarvane' }, found(12, { match: 'all' }), '12 stores with Aarvane'],
  [{ ...QUERY, brand: 'aarvane' }, found(33, { match: 'all', brands: [] }), '33 stores'],
  [{ ...QUERY, brand: 'nobody' }, found(0, { match: 'all' }), 'No stores with this brand'],
  [
    { ...QUERY, brand: 'aarvane', service: 'Ring sizing', open: true },
    found(3, { place: 'Karnataka' }),
    '3 stores with Aarvane and ring sizing open now in Karnataka',
  ],
  [
    { ...QUERY, brand: 'aarvane' },
    found(1, { match: 'state', place: 'Ajmer, Rajasthan' }, null, ['Jaipur', 'Rajasthan']),
    'No store with Aarvane in Ajmer yet. 1 store with Aarvane in Rajasthan',
  ],
  [QUERY, found(2, { place: 'Bengaluru, Karnataka' }), '2 stores in Bengaluru, Karnataka'],
  [QUERY, found(2, { place: 'New Delhi, Delhi' }, 24), '2 stores in New Delhi, Delhi and around'],
  [
    QUERY,
    found(1, { match: 'state', place: 'Ajmer, Rajasthan' }, null, ['Jaipur', 'Rajasthan']),
    'No store in Ajmer yet. 1 store in Rajasthan',
  ],
  [QUERY, found(33, { match: 'nearest', place: 'Goa' }), 'No store in Goa yet. 33 stores across India, nearest first'],
  [{ ...QUERY, near: { latitude: 1, longitude: 1 } }, found(3), '3 stores, nearest to you first'],
  [
    { ...QUERY, text: 'Atlantis' },
    found(33, { match: 'none' }),
    'We cannot find a place called “Atlantis”. Try a larger city nearby or a 6-digit pincode. 33 stores across India',
  ],
  [QUERY, found(4, { match: 'all', product: RING }), '4 stores have this product'],
  [{ ...QUERY, open: true }, found(1, { match: 'all', product: RING }), '1 store has this product and is open now'],
  [{ ...QUERY, open: true }, found(2, { match: 'all', product: RING }), '2 stores have this product and are open now'],
  [QUERY, found(0, { product: RING, place: 'Goa' }), 'No store has this product at the moment'],
  [{ ...QUERY, open: true }, found(0, { product: RING }), 'No store with this product is open now'],
  [QUERY, found(1, { product: RING }), '1 store has this product'],
  [
    QUERY,
    found(1, { product: RING, place: 'Jaipur, Rajasthan' }, 1561),
    'No store in Jaipur has this product. 1 store in India does',
  ],
  [
    { ...QUERY, open: true },
    found(3, { product: RING, place: 'Goa', match: 'nearest' }),
    'No store in Goa has this product and is open now. 3 stores in India do, nearest first',
  ],
  [
    QUERY,
    found(1, { product: RING, place: 'Bengaluru, Karnataka' }),
    '1 store in Bengaluru, Karnataka has this product',
  ],
  [QUERY, found(3, { product: RING, place: 'Karnataka' }), '3 stores have this product, nearest to Karnataka first'],
  [
    { ...QUERY, near: { latitude: 1, longitude: 1 } },
    found(2, { product: RING }),
    '2 stores have this product, nearest to you first',
  ],
  [
    { ...QUERY, text: 'Atlantis' },
    found(4, { product: RING, match: 'none' }),
    'We cannot find a place called “Atlantis”. Try a larger city nearby or a 6-digit pincode. 4 stores have this product',
  ],
])('the heading for the store locator query %j', (query, answer, text) =>
  expect(storesFoundText(query, answer)).toBe(text),
);

test('in Hindi the chosen service is in Hindi, and quoted because it may be a verb', () => {
  const text = inLanguage('hi', () =>
    storesFoundText({ ...QUERY, service: 'Battery change' }, found(11, { match: 'all' })),
  );
  expect(text).toBe('“बैटरी बदलना” वाले 11 स्टोर');
});

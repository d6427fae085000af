import type { Store } from '#lib/storefront/stores/types.ts';
import { storeJsonLd } from './store-json-ld';

const day = { opens: 10 * 60 + 30, closes: 21 * 60 };
const store: Store = {
  code: 'ST101',
  name: 'Bengaluru Lavelle Walk',
  slug: 'bengaluru-lavelle-walk--st101',
  href: '/store-locator/bengaluru-lavelle-walk--st101',
  address: 'Unit 12, Lavelle Walk',
  city: 'Bengaluru',
  cityName: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  latitude: 12.9719,
  longitude: 77.601,
  phone: '+91 00000 10101',
  whatsApp: '',
  week: [day, null, day, day, day, day, { opens: 11 * 60, closes: 20 * 60 + 30 }],
  holidays: ['01-26', '2026-11-08'],
  services: [],
  videoCalls: false,
  departments: [],
};

const NOW = Date.parse('2026-11-22T12:00:00+05:30');

test('the store JSON-LD has position, page, grouped opening hours and holidays', () => {
  expect(storeJsonLd(store, NOW)).toMatchObject({
    '@graph': [
      {
        '@type': 'JewelryStore',
        url: expect.stringMatching(/^http.*\/store-locator\/bengaluru-lavelle-walk--st101$/),
        geo: { latitude: 12.9719, longitude: 77.601 },
        address: { postalCode: '560001' },
        openingHoursSpecification: [
          { dayOfWeek: ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], opens: '10:30', closes: '21:00' },
          { dayOfWeek: ['Sunday'], opens: '11:00', closes: '20:30' },
        ],
        specialOpeningHoursSpecification: [
          { opens: '00:00', closes: '00:00', validFrom: '2027-01-26', validThrough: '2027-01-26' },
        ],
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

test.each([
  [['Watches', 'Jewellery'], 'JewelryStore'],
  [['Watches', 'Smartwatches'], 'Store'],
  [[], 'JewelryStore'],
] as const)('the JSON-LD type of a store that sells %j is %s', (departments, type) =>
  expect(storeJsonLd({ ...store, departments }, NOW)).toHaveProperty('@graph.0.@type', type),
);

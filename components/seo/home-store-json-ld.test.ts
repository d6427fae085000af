import type { HomeStore } from '#lib/storefront/catalogue/types.ts';
import { homeStoreJsonLd } from './home-store-json-ld';

const shop: HomeStore = {
  name: 'Bengaluru Lavelle Walk',
  href: null,
  address: 'Unit 12, Lavelle Walk',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  phone: '+91 00000 10101',
  hours: [
    { days: 'Mon to Sat', hours: '10:30-21:00' },
    { days: 'Sun', hours: '11:00-20:30' },
    { days: 'On feasts', hours: 'as posted' },
  ],
};

test('the JSON-LD of a physical store has its address and those opening hours that can be parsed', () => {
  expect(homeStoreJsonLd(shop)).toMatchObject({
    '@type': 'JewelryStore',
    address: { addressLocality: 'Bengaluru', postalCode: '560001', addressCountry: 'IN' },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '10:30',
        closes: '21:00',
      },
      { dayOfWeek: ['Sunday'], opens: '11:00', closes: '20:30' },
    ],
  });
});

import type { FoundStore } from '#lib/storefront/stores/types.ts';

/**
 * Creates a physical store in Jaipur as a search result, open daily from 10:30 to 21:00; `change` overrides
 * fields.
 */
export function testStore(change: Partial<FoundStore> = {}): FoundStore {
  return {
    code: 'ST1',
    name: 'Jaipur Store',
    slug: 'jaipur-store--st1',
    href: '/store-locator/jaipur-store--st1',
    address: '12, A Road',
    city: 'Jaipur',
    cityName: 'Jaipur',
    state: 'Rajasthan',
    pincode: '302001',
    latitude: 26.91,
    longitude: 75.79,
    phone: '+91 00000 10101',
    whatsApp: '',
    week: Array(7).fill({ opens: 10 * 60 + 30, closes: 21 * 60 }),
    holidays: [],
    services: ['Ring sizing'],
    videoCalls: false,
    departments: ['Watches'],
    distance: null,
    shelf: null,
    ...change,
  };
}

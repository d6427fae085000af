import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { GET } from './route.ts';

const setup = setUpRetailApi({
  intercept: ({ name }) => (fails && name === 'StoreStock' ? new Response('', { status: 500 }) : undefined),
});
let fails = false;
const { browser } = setup;
const request = (query: string) => browser.get(GET, `/api/stores/stock?${query}`);

beforeAll(async () => {
  // The stock was updated a moment ago, which must count as today also at midnight.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { db } = setup.api.context;
  const cities = ['Jaipur', 'Pune', 'Surat', 'Kochi', 'Indore', 'Bhopal'];
  const stores = cities.map((City, index) => ({
    StoreCode: `ST${index}`,
    Name: `${City} Store`,
    Address: '1, A Road',
    City,
    State: 'Rajasthan',
    Pincode: '302001',
    Latitude: 26 - index,
    Longitude: 75,
    Phone: '+91 00000 10101',
    Hours: { MonToSat: '10:30-21:00' },
    Services: [],
    Email: 'shop@shop.test',
  }));
  const rows = stores.map((store, position) => ({ code: store.StoreCode, document: JSON.stringify(store), position }));
  await db.insertInto('stores').values(rows).execute();
  const shelf = stores.map(({ StoreCode: store_code }) => ({ store_code, sku: '7701SV01-14', quantity: 3 }));
  await db
    .insertInto('store_stock')
    .values(shelf.map((row) => ({ ...row, updated_at: Date.now() })))
    .execute();
});
beforeEach(() => {
  fails = false;
});
afterAll(() => jest.restoreAllMocks());

test('the first five physical stores with a product are returned with a text and a link to all', async () => {
  const { status, body, headers } = await request('product=7701sv01&q=Jaipur&size=14');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body).toMatchObject({
    ok: true,
    heading: '6 stores have this product, nearest to Jaipur, Rajasthan first',
    all: '/store-locator?product=7701SV01&q=Jaipur&size=14',
  });
  expect(body.stores).toHaveLength(5);
  expect(body.stores[0]).toMatchObject({
    name: 'Jaipur Store',
    href: '/store-locator/jaipur-store--st0',
    distance: '',
    fewLeft: false,
    shelf: expect.stringMatching(/^In stock today, updated at /),
    sizes: 'Size 14',
    holidays: [],
  });
  expect(body.stores[1]).toMatchObject({ name: 'Pune Store', distance: '111 km away' });
  expect(JSON.stringify(body)).not.toContain('shop@shop.test');
});

test('a size that no physical store has is reported as such', async () => {
  expect((await request('product=7701SV01&q=Jaipur&size=12')).body).toMatchObject({
    heading: 'No store has this product at the moment',
    stores: [],
    all: null,
  });
});

test.each(['', 'q=Jaipur', 'product=..%2Fx&q=Jaipur'])(
  'the stock query %j is refused before any API call',
  async (query) => {
    const before = setup.names().length;
    expect((await request(query)).status).toBe(400);
    expect(setup.names()).toHaveLength(before);
  },
);

test('the stock of an unknown product is not found, and an outage is reported with a message', async () => {
  expect((await request('product=9999XX99&q=Jaipur')).status).toBe(404);
  fails = true;
  const { status, body } = await request('product=7701SV01&q=Jaipur');
  expect([status, body.message]).toEqual([503, 'We cannot check the stores right now. Please try again.']);
});

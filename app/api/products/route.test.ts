import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { GET } from './route.ts';

setUpRetailApi({ catalogue: 'demo' });
const browser = newBrowser();

test('product cards are returned in the order of their codes, without unknown ones, and not cached', async () => {
  const { status, body, headers } = await browser.get(GET, '/api/products?codes=D101MR01,NOTHING1,1801AV01,D101MR01');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body.products.map(({ code }: { code: string }) => code)).toEqual(['D101MR01', '1801AV01']);
  for (const card of body.products) {
    expect(card.photos).toHaveLength(2);
    expect(card.href).toMatch(/^\/[a-z0-9-]+$/);
    expect(Number.isInteger(card.price)).toBe(true);
  }
});

test.each(['', '?codes=', '?codes=a%20b'])('the product query %j is refused with a message', async (query) => {
  const { status, body } = await browser.get(GET, `/api/products${query}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ ok: false, field: 'codes', message: 'Name 1 to 60 product codes.' });
});

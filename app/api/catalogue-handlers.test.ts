import { purges } from '#lib/shared/process-events.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { GET as availability } from './availability/route.ts';
import { GET as serviceability } from './serviceability/route.ts';
import { GET as suggestions } from './suggestions/route.ts';

const setup = setUpRetailApi({ catalogue: 'demo' });
const browser = newBrowser();

test('availability returns live price and stock of existing codes, in paise', async () => {
  const { status, body, headers } = await browser.get(
    availability,
    '/api/availability?codes=1801AV01,NOTHING1,1801AV01',
  );
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(body.products).toHaveLength(1);
  expect(body.products[0].code).toBe('1801AV01');
  for (const size of body.products[0].sizes) {
    expect(Number.isInteger(size.price) && size.price > 0 && size.mrp >= size.price && size.stock >= 0).toBe(true);
  }
});

test.each(['', '?codes=', '?codes=a%20b', `?codes=${Array.from({ length: 61 }, (_, index) => `CODE${index}`)}`])(
  'the availability query %s is refused',
  async (query) => {
    const answer = await browser.get(availability, `/api/availability${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ ok: false, field: 'codes', message: 'Name 1 to 60 product codes.' });
  },
);

test('a pincode with delivery is reported as deliverable with its state', async () => {
  const { body } = await browser.get(serviceability, '/api/serviceability?pincode=560001&code=1801AV01');
  expect(body).toMatchObject({ ok: true, delivery: { pincode: '560001', deliverable: true, state: 'Karnataka' } });
});

test.each(['12', '012345', '5600011', 'abcdef', ''])('the pincode "%s" is refused with a message', async (pincode) => {
  const answer = await browser.get(serviceability, `/api/serviceability?pincode=${pincode}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ field: 'pincode', message: 'Pincode must be 6 digits' });
});

test('suggestions have at most three products and three categories, with links and prices', async () => {
  const { body } = await browser.get(suggestions, '/api/suggestions?q=watch');
  const { products, categories } = body.suggestions;
  expect(products.length).toBeGreaterThan(0);
  expect(products.length).toBeLessThanOrEqual(3);
  expect(categories.length).toBeLessThanOrEqual(3);
  for (const product of products) {
    expect(product.href).toMatch(/^\/[a-z0-9-]+$/);
    expect(Number.isInteger(product.price)).toBe(true);
  }
});

test('suggestions for the same text are requested once, until the catalogue changes', async () => {
  const requests = () => setup.names().filter((name) => name === 'GetPopularSearch').length;
  const before = requests();
  const first = await browser.get(suggestions, '/api/suggestions?q=pearl');
  const again = await browser.get(suggestions, '/api/suggestions?q=%20pearl%20');
  expect(again.body).toEqual(first.body);
  expect(requests()).toBe(before + 1);
  purges.publish(new Set(['product:1801AV01']));
  await browser.get(suggestions, '/api/suggestions?q=pearl');
  expect(requests()).toBe(before + 2);
});

test('one or two characters return no suggestions and the reason', async () => {
  const answer = await browser.get(suggestions, '/api/suggestions?q=wa');
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ ok: false, reason: 'too-short' });
});

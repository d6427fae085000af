import { randomUUID } from 'node:crypto';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST as addToCart } from '../route.ts';
import { POST } from './route.ts';

const WATCH = '1801AV01';
const [productUrl = ''] = SEED_PRODUCTS.filter(({ code }) => code === WATCH).map((item) => `/${seedSlug(item)}`);

const setup = setUpRetailApi();
let browser: Browser;

beforeEach(() => {
  browser = newBrowser();
});

async function press(fields: Record<string, string>) {
  const { status, headers } = await browser.form(POST, '/api/cart/saved', fields);
  return [status, headers.get('location')];
}
const count = () => browser.cookies.get(READABLE_COOKIES.cartCount);
async function savedIds(): Promise<string[]> {
  const rows = await setup.api.context.db.selectFrom('saved_lines').select('id').execute();
  return rows.map(({ id }) => id);
}

test('without scripts a guest saves the only item of the cart, moves it back, and removes it', async () => {
  const added = await browser.json(addToCart, 'POST', '/api/cart', { productUrl, quantity: 1, key: randomUUID() });
  const lineId: string = added.body.cart.lines[0].id;
  expect(await press({ intent: 'save', lineId })).toEqual([303, '/cart?notice=saved']);
  expect(count()).toBe('0');
  const [savedId = ''] = await savedIds();
  expect(await press({ intent: 'return', savedId })).toEqual([303, '/cart?notice=saved-returned']);
  expect(count()).toBe('1');
  const { lineId: again = '' } = await setup.api.context.db
    .selectFrom('basket_lines')
    .select('id as lineId')
    .executeTakeFirstOrThrow();
  await press({ intent: 'save', lineId: again });
  const [left = ''] = await savedIds();
  expect(await press({ intent: 'remove', savedId: left })).toEqual([303, '/cart?notice=saved-removed']);
  expect(await savedIds()).toEqual([]);
});

test('an invalid form about saved items changes nothing', async () => {
  expect(await press({ intent: 'save', lineId: '' })).toEqual([303, '/cart?notice=invalid']);
});

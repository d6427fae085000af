import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { readFlash, refusedFormFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { customerOrder } from '#lib/testing/examples/customer-order.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

const PATH = '/api/orders/again';

const setup = setUpRetailApi();
let browser: Browser;
let customerId: string;

beforeEach(async () => {
  const signedIn = await customerBrowser(setup.api);
  browser = signedIn.browser;
  customerId = signedIn.customer.id;
});

const ordered = (...skus: string[]) => customerOrder(setup.api, customerId, skus);
async function press(number: string, from = browser) {
  const { status, headers } = await from.form(POST, PATH, { order: number });
  return [status, headers.get('location')];
}

test('"Order again" leads to the cart with the items of the order, and sets the number beside the cart', async () => {
  const number = await ordered('1801AV01');
  expect(await press(number)).toEqual([303, '/cart?notice=ordered-again']);
  expect(await press(number)).toEqual([303, '/cart?notice=ordered-again']);
  expect(browser.cookies.get(READABLE_COOKIES.cartCount)).toBe('1');
});

test('"Order again" leads to a cart that says what could not be added', async () => {
  const number = await ordered('1801AV01', 'GONE01');
  expect(await press(number)).toEqual([303, '/cart?refused=order-again']);
  const cookies = { get: (name: string) => ({ name, value: browser.cookies.get(name) ?? '' }) };
  expect((await readFlash(cookies, refusedFormFlash, sealedCookies()))?.problems).toEqual({
    0: 'Your items are in your cart, except:',
    1: expect.stringMatching(/: no longer sold\.$/),
  });
});

test('"Order again" needs the order\'s customer', async () => {
  const number = await ordered('1801AV01');
  const page = `/myaccount/myaccount-order?order=${number}`;
  expect(await press(number, newBrowser())).toEqual([303, `/users/sign_in?next=${encodeURIComponent(page)}`]);
  const { browser: other } = await customerBrowser(setup.api);
  expect(await press(number, other)).toEqual([303, page]);
  expect(await press('nothing')).toEqual([303, '/myaccount/order-list']);
});

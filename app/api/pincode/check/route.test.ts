import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

const setup = setUpRetailApi();
const { browser } = setup;

const PATH = '/api/pincode/check';
const PRODUCT = { code: '1801AV01', productUrl: '/watch-1801av01' };
const send = (pincode: string, fields: object = {}) => browser.form(POST, PATH, { ...PRODUCT, pincode, ...fields });
const pincodeCookie = () => browser.cookies.get(READABLE_COOKIES.pincode);

test('a checked pincode is kept, and the product is asked for its delivery', async () => {
  const answer = await send(' 302 001 ');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/watch-1801av01?pincode=302001#delivery']);
  expect(pincodeCookie()).toBe('302001');
});

test.each(['12', '999999'])('the pincode %s is not kept, and the product says why', async (pincode) => {
  await send('302001');
  const answer = await send(pincode);
  expect(answer.headers.get('location')).toBe(`/watch-1801av01?pincode=${pincode}#delivery`);
  expect(pincodeCookie()).toBe('302001');
});

test('a pincode that cannot be checked now is not kept, and the product says so', async () => {
  setup.intercept = () => new Response('', { status: 502 });
  expect((await send('302001')).headers.get('location')).toBe('/watch-1801av01?pincode=302001#delivery');
  expect(pincodeCookie()).toBeUndefined();
});

test.each(['https://evil.example/watch', '//evil.example', '/watch?size=8#top'])(
  'from %s the check leads to a page of this store alone',
  async (productUrl) => {
    const location = (await send('302001', { productUrl })).headers.get('location') ?? '';
    expect(new URL(location, 'https://shop.example').host).toBe('shop.example');
    expect(location).toMatch(/^\/(?!\/)[^?]*\?pincode=302001#delivery$/);
  },
);

test('a check without a product is refused', async () => expect((await send('302001', { code: '' })).status).toBe(400));

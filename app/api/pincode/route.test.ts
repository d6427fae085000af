import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

const setup = setUpRetailApi();
const { browser } = setup;

const send = (fields: object) => browser.json(POST, 'POST', '/api/pincode', fields);
const pincodeCookie = () => browser.cookies.get(READABLE_COOKIES.pincode);

test.each(['302001', ' 302 001 '])(
  'the pincode %j is kept in a cookie that scripts may read, for 180 days',
  async (pincode) => {
    const answer = await send({ intent: 'use', pincode });
    expect(answer).toMatchObject({ status: 200, body: { ok: true, location: '/pincode' } });
    expect(pincodeCookie()).toBe('302001');
    const cookie = answer.headers.get('set-cookie');
    expect(cookie).toContain('Max-Age=15552000');
    expect(cookie).not.toContain('HttpOnly');
  },
);

test.each(['12', '012345', '5600011', 'abcdef', '', '<script>'])(
  'the pincode %j is refused with a message',
  async (pincode) => {
    expect(await send({ intent: 'use', pincode })).toMatchObject({
      status: 422,
      body: { ok: false, problems: { pincode: 'Pincode must be 6 digits' } },
    });
    expect(pincodeCookie()).toBeUndefined();
  },
);

test('a refused pincode leaves the one that is kept', async () => {
  await send({ intent: 'use', pincode: '302001' });
  expect(await send({ intent: 'use', pincode: '999999' })).toMatchObject({
    status: 422,
    body: { problems: { pincode: 'We do not deliver to this pincode.' } },
  });
  expect(pincodeCookie()).toBe('302001');
});

test('a pincode that cannot be checked now is not kept', async () => {
  setup.intercept = () => new Response('', { status: 502 });
  expect(await send({ intent: 'use', pincode: '302001' })).toMatchObject({
    status: 503,
    body: { problems: { pincode: 'We cannot check this right now. Please try again.' } },
  });
  expect(pincodeCookie()).toBeUndefined();
});

test('a kept pincode is forgotten, whatever the field holds', async () => {
  await send({ intent: 'use', pincode: '302001' });
  expect(await send({ intent: 'forget', pincode: '12' })).toMatchObject({ status: 200, body: { ok: true } });
  expect(pincodeCookie()).toBeUndefined();
});

test('without scripts the form leads to its page, or back to it with the typed pincode', async () => {
  const sent = await browser.form(POST, '/api/pincode', { intent: 'use', pincode: '302001' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/pincode']);
  expect(pincodeCookie()).toBe('302001');
  const refused = await browser.form(POST, '/api/pincode', { intent: 'use', pincode: '12' });
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/pincode?refused=pincode']);
});

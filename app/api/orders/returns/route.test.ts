import sharp from 'sharp';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { RETURN_NUMBER, testReturn } from '#lib/testing/examples/returns.ts';
import { unopenedPhotos } from '#lib/testing/examples/uploads.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { setOptions } from '#lib/testing/storefront/site-options.ts';
import { POST } from './route.ts';

const PATH = '/api/orders/returns';
const NUMBER = 'SM-261121-ABC234';
const LINE = 'line-of-an-order-1';
const ORDER = `/myaccount/myaccount-order?order=${NUMBER}`;
const RETURN = `/myaccount/myaccount-order/returns?number=${RETURN_NUMBER}`;
const PAGE = `/myaccount/myaccount-order/return?order=${NUMBER}&continued=1&quantity-${LINE}=2&reason-${LINE}=quality`;
const FIELDS = {
  order: NUMBER,
  kind: 'return',
  key: 'key-of-the-form',
  continued: '1',
  [`quantity-${LINE}`]: '2',
  [`reason-${LINE}`]: 'quality',
  seal: 'yes',
  tags: 'no',
  day: '2026-11-30',
  slot: 'evening',
  to: 'source',
  itemsValue: '1259400',
  difference: '0',
};
const BANK = { to: 'bank', accountName: ' Asha  Rao', accountNumber: '1234 5678 9012', ifsc: 'sbin0001234' };
const ELSEWHERE = {
  pickup: 'other',
  fullName: 'Ravi Kumar',
  mobile: '98765 43211',
  pincode: '560001',
  addressLine1: '7, Brigade Road',
  city: 'Bengaluru',
  stateCode: '29',
};

const setup = setUpRetailApi({ uploads: unopenedPhotos() });
let png: Buffer;
let asha: Browser;
const requests = (name: string) => setup.exchanges.filter((exchange) => exchange.name === name).map(({ body }) => body);

beforeAll(async () => {
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
});
beforeEach(async () => {
  setup.intercept = ({ name }) => (name === 'RequestReturn' ? replyOf.data(testReturn()) : undefined);
  setup.exchanges.length = 0;
  ({ browser: asha } = await customerBrowser(setup.api));
});

const send = async (fields: Record<string, string> = {}) => {
  const { status, body } = await asha.json(POST, 'POST', PATH, { ...FIELDS, ...fields });
  return { status, ...body };
};
/** Submits the form without JavaScript, with photos; returns the location of the redirect. */
async function post(
  fields: Record<string, string> = {},
  photos: readonly string[] = [],
  { browser = asha, bytes = png } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FIELDS, photoIds: '', ...fields })) form.append(name, value);
  for (const name of photos) form.append('photos', new Blob([new Uint8Array(bytes)]), name);
  // Browsers send this for an empty file field.
  if (photos.length === 0) form.append('photos', new Blob([]), '');
  return (await browser.form(POST, PATH, form)).headers.get('location');
}
const readFormFlash = async () => JSON.stringify(await refusedForm(asha.cookies.get('formNotes')));

test('a return is requested on the terms that were shown', async () => {
  expect(await send({ comment: 'A\r\nB' })).toMatchObject({ ok: true, location: `${RETURN}&notice=return-requested` });
  expect(requests('RequestReturn')).toMatchObject([
    {
      OrderNumber: NUMBER,
      Kind: 'return',
      RefundTo: 'source',
      ExpectedRefund: 12_594,
      ExpectedDifference: 0,
      Lines: [{ LineId: LINE, Quantity: 2, Reason: 'quality', ReplacementSKU: '' }],
      Comment: 'A\nB',
      PhotoIds: [],
      PickupAddress: null,
      PickupDate: '2026-11-30',
      PickupSlot: 'evening',
      SealIntact: true,
      TagsOn: false,
      BankAccount: null,
      PAN: '',
      IdempotencyKey: 'key-of-the-form',
    },
  ]);
});

test('an exchange sends its replacements and the difference', async () => {
  await send({ kind: 'exchange', [`replacement-${LINE}`]: '7701SV01-14', difference: '-120000', pan: 'abcde 1234f' });
  expect(requests('RequestReturn')).toMatchObject([
    { Kind: 'exchange', Lines: [{ ReplacementSKU: '7701SV01-14' }], ExpectedDifference: -1200, PAN: 'ABCDE1234F' },
  ]);
});

test('a return of cash sends the bank account, and the pickup address where it differs', async () => {
  await send({ ...BANK, ...ELSEWHERE });
  expect(requests('RequestReturn')).toMatchObject([
    {
      BankAccount: { AccountName: 'Asha Rao', AccountNumber: '123456789012', IFSC: 'SBIN0001234' },
      PickupAddress: { FullName: 'Ravi Kumar', Mobile: '9876543211', Pincode: '560001', StateCode: '29' },
    },
  ]);
});

test('a bank account that is not the refund destination is not sent on', async () => {
  await send({ ...BANK, to: 'gift-card' });
  expect(requests('RequestReturn')).toMatchObject([{ BankAccount: null, RefundTo: 'gift-card' }]);
});

test('all problems of a return form are reported together', async () => {
  const wrong = {
    seal: '',
    tags: 'x',
    slot: '',
    day: '',
    to: 'bank',
    pickup: 'other',
    pan: '1',
    comment: 'x'.repeat(501),
  };
  const { status, problems } = await send({ ...wrong, [`reason-${LINE}`]: 'damaged' });
  expect(status).toBe(422);
  expect(Object.keys(problems)).toEqual([
    'seal',
    'tags',
    'photos',
    'comment',
    'fullName',
    'mobile',
    'pincode',
    'addressLine1',
    'city',
    'stateCode',
    'day',
    'slot',
    'accountName',
    'accountNumber',
    'ifsc',
    'pan',
  ]);
  expect(requests('RequestReturn')).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  ['accountNumber', { accountNumber: '12345678' }],
  ['accountNumber', { accountNumber: '1234567890123456789' }],
  ['ifsc', { ifsc: 'SBIN1001234' }],
  ['accountName', { accountName: '42' }],
  ['accountName', { accountName: 'Asha\u001b[2K Rao' }],
  ['accountName', { accountName: 'Asha\u202e Rao' }],
])('a bank account with an invalid %s is refused', async (field, change) => {
  expect(Object.keys((await send({ ...BANK, ...change })).problems)).toEqual([field]);
});

test('a comment with bidirectional control characters is refused', async () => {
  expect(Object.keys((await send({ comment: 'Thanks\u202e' })).problems)).toEqual(['comment']);
});

test('a return form without items asks for them again', async () => {
  expect((await send({ [`quantity-${LINE}`]: '0' })).problems).toEqual({ '': 'Please choose the items again.' });
});

describe('returns without JavaScript', () => {
  test('without JavaScript photos are sent with the return form, beside those uploaded before', async () => {
    const [first] = await uploaded();
    await post({ [`reason-${LINE}`]: 'damaged', photoIds: first ?? '' }, ['ring.png']);
    expect(requests('RequestReturn')[0]?.PhotoIds).toHaveLength(2);
  });

  test('without JavaScript a refused return form returns with all values and photos', async () => {
    const typed = { ...BANK, ...ELSEWHERE, comment: 'The clasp is loose.', landmark: 'behind the post office' };
    expect(await post({ ...typed, seal: '', ifsc: 'x' }, ['ring.png'])).toBe(`${PAGE}&refused=order-return`);
    const flash = await readFormFlash();
    for (const text of ['Ravi Kumar', '98765 43211', 'Brigade', 'post office', 'clasp', '1234 5678 9012', 'evening']) {
      expect(flash).toContain(text);
    }
    expect(flash).toMatch(/"3":"[\w-]{24}"/);
    expect(flash).not.toContain(LINE);
    expect(requests('RequestReturn')).toEqual([]);
  });

  test('without JavaScript a return refused by the retail API returns with all values and photos', async () => {
    setup.intercept = ({ name }) =>
      name === 'RequestReturn' ? replyOf.outcome({ code: 'PriceChanged', data: {} }) : undefined;
    expect(await post({ comment: 'The clasp is loose.' }, ['ring.png'])).toBe(`${PAGE}&refused=order-return`);
    expect(await readFormFlash()).toMatch(/clasp.*amount has changed/);
    expect(await readFormFlash()).toMatch(/"3":"[\w-]{24}"/);
  });

  test('a file that is not a photo is reported at the photos field', async () => {
    await post({}, ['ring.png'], { bytes: Buffer.from('no photo') });
    expect(await readFormFlash()).toContain('ring.png: That file does not match its file type');
    expect(requests('RequestReturn')).toEqual([]);
  });

  test('a guest with a photo is sent to the sign-in and back to the selection', async () => {
    const signIn = `/users/sign_in?next=${encodeURIComponent(`${PAGE}&refused=order-return`)}`;
    expect(await post({}, ['ring.png'], { browser: newBrowser() })).toBe(signIn);
    expect(await post({}, [], { browser: newBrowser() })).toBe(signIn);
  });
});

async function uploaded(): Promise<string[]> {
  await post({ seal: '' }, ['ring.png']);
  return /"3":"([\w-]{24})"/.exec(await readFormFlash())?.slice(1) ?? [];
}

test.each<[string, Parameters<typeof replyOf.outcome>[0], object]>([
  ['a day that is gone', { code: 'InvalidRequest', data: { Field: 'PickupDate' } }, { day: /another day/ }],
  ['a photo that is missing', { code: 'InvalidRequest', data: { Field: 'PhotoIds' } }, { photos: /Add a photo/ }],
  ['a bank where no cash is left', { code: 'InvalidRequest', data: { Field: 'RefundTo' } }, { '': /refund methods/ }],
  ['an account that is missing', { code: 'InvalidRequest', data: { Field: 'BankAccount' } }, { '': /refund methods/ }],
  [
    'a place without a courier',
    { code: 'NotServiceable', data: {} },
    { '': /delivery address. Please choose another/ },
  ],
  ['another amount', { code: 'PriceChanged', data: {} }, { '': /amount has changed/ }],
  ['what is sold out', { code: 'OutOfStock', data: {} }, { '': /sold out/ }],
  ['a PAN that is missing', { code: 'PanRequired', data: {} }, { '': /Enter your PAN/ }],
  ['too many returns', { code: 'ListFull', data: {} }, { '': /in progress/ }],
  [
    'a window that is over',
    { code: 'NotAllowedNow', data: { Reason: 'window-over' } },
    { '': /return window .* has closed/ },
  ],
  [
    'a difference that no gateway can collect',
    { code: 'NotAllowedNow', data: { Reason: 'difference' } },
    { '': /costs more/ },
  ],
])('a return refused for %s is reported as such', async (_what, outcome, problems) => {
  setup.intercept = ({ name }) => (name === 'RequestReturn' ? replyOf.outcome(outcome) : undefined);
  const reported = await send();
  const expected = Object.entries(problems).map(([field, text]) => [field, expect.stringMatching(text as RegExp)]);
  expect([reported.ok, reported.problems]).toEqual([false, Object.fromEntries(expected)]);
});

test('the problem of a return field that was on the page is reported at the field', async () => {
  const reported = async (outcome: Parameters<typeof replyOf.outcome>[0], fields: Record<string, string>) => {
    setup.intercept = ({ name }) => (name === 'RequestReturn' ? replyOf.outcome(outcome) : undefined);
    return Object.keys((await send(fields)).problems);
  };
  expect(await reported({ code: 'NotServiceable', data: {} }, ELSEWHERE)).toEqual(['pincode']);
  expect(await reported({ code: 'PanRequired', data: {} }, { pan: '' })).toEqual(['pan']);
});

test('a return photo that has expired is not reported as missing', async () => {
  setup.intercept = ({ name }) =>
    name === 'RequestReturn' ? replyOf.outcome({ code: 'InvalidRequest', data: { Field: 'PhotoIds' } }) : undefined;
  expect((await send({ photoIds: 'a-photo-that-is-no-more' })).problems.photos).toMatch(/has expired/);
});

test('a return page that is outdated is re-rendered and keeps the typed values', async () => {
  setup.intercept = ({ name }) =>
    name === 'RequestReturn' ? replyOf.outcome({ code: 'PriceChanged', data: {} }) : undefined;
  expect(await send()).toMatchObject({ status: 409, data: 'renew' });
});

test('a return form sent again with other content leads to the order', async () => {
  setup.intercept = ({ name }) =>
    name === 'RequestReturn' ? replyOf.outcome({ code: 'KeyReused', data: {} }) : undefined;
  expect((await send()).location).toBe(`${ORDER}&notice=sent-already`);
});

test('in an outage the result of a return request is reported as unknown', async () => {
  setup.intercept = ({ name }) => (name === 'RequestReturn' ? new Response('', { status: 502 }) : undefined);
  const { status, problems } = await send();
  expect([status, problems['']]).toEqual([503, expect.stringContaining('could not confirm that we received')]);
});

test.each([
  ['return', 'ORDER_RETURN'],
  ['exchange', 'ORDER_EXCHANGE'],
])('where the store does not offer it, no %s is requested', async (kind, option) => {
  await setOptions(setup.api, { [option]: 'off' });
  replaceSingleton('known.site-options', undefined);
  expect(await send({ kind })).toMatchObject({ ok: false, location: `${ORDER}&notice=action-not-offered` });
  expect(requests('RequestReturn')).toEqual([]);
  await setOptions(setup.api, {});
  replaceSingleton('known.site-options', undefined);
});

import { randomUUID } from 'node:crypto';
import { ADDRESS_FORM, ADDRESS_FORM_FIELDS } from '#lib/storefront/account/addresses/schema.ts';
import { restoreFieldNames } from '#lib/storefront/platform/forms/field-names.ts';
import { readFlash, refusedFormFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { TEST_ADDRESS_FIELDS } from '#lib/testing/storefront/address-fields.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

const PATH = '/api/account/addresses';

interface Wire {
  AddressGUID: string;
  [field: string]: unknown;
}

const setup = setUpRetailApi();
/** Answers calls to the retail API; undefined lets them pass. */
let browser: Browser;
let read: () => Promise<{ DefaultAddressGUID: string; Addresses: Wire[] }>;

const send = (fields: object, from: Browser = browser) => from.json(POST, 'POST', PATH, fields);
const ids = async () => (await read()).Addresses.map(({ AddressGUID }) => AddressGUID);

/** Returns the form as its page would re-render it. */
async function returned() {
  const cookies = { get: (name: string) => ({ name, value: browser.cookies.get(name) ?? '' }) };
  const flash = await readFlash(cookies, refusedFormFlash, sealedCookies());
  expect(flash?.form).toBe(ADDRESS_FORM);
  const named = (fields: Record<string, string> = {}) => restoreFieldNames(fields, ADDRESS_FORM_FIELDS);
  return { values: named(flash?.values), problems: named(flash?.problems) };
}

beforeEach(async () => {
  const signedIn = await customerBrowser(setup.api);
  browser = signedIn.browser;
  read = async () => {
    const book = await signedIn.customer.caller.post<{ DefaultAddressGUID: string; Addresses: Wire[] }>('AddressList');
    if (!book.Data) throw new Error('AddressList told no book.');
    return book.Data;
  };
});

describe('addresses: saving', () => {
  test('a new address is saved in canonical form and becomes the default', async () => {
    const answer = await send({
      ...TEST_ADDRESS_FIELDS,
      mobile: '+91 98765-43210',
      pincode: '560 001',
      fullName: '  Asha \t Rao ',
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { ok: true, location: '/myaccount/addresses?notice=address-saved' },
    });
    const { DefaultAddressGUID, Addresses } = await read();
    expect(Addresses).toMatchObject([
      {
        AddressGUID: DefaultAddressGUID,
        FullName: 'Asha Rao',
        Mobile: '9876543210',
        Pincode: '560001',
        State: 'Karnataka',
      },
    ]);
  });

  test('the same opened address form submitted twice saves one address', async () => {
    const form = { ...TEST_ADDRESS_FIELDS, key: randomUUID() };
    await Promise.all([send(form), send(form), send(form)]);
    await send(form);
    expect(await ids()).toHaveLength(1);
  });

  test('an address form that was saved and then changed says that it was saved already', async () => {
    const key = randomUUID();
    await send({ ...TEST_ADDRESS_FIELDS, key });
    const again = await send({ ...TEST_ADDRESS_FIELDS, key, city: 'Mysuru' });
    expect(again).toMatchObject({ status: 422, body: { problems: { '': expect.stringContaining('already saved') } } });
    expect(await ids()).toHaveLength(1);
  });

  test('an address is replaced, and unknown form fields are dropped', async () => {
    await send(TEST_ADDRESS_FIELDS);
    const [id = ''] = await ids();
    await send({
      ...TEST_ADDRESS_FIELDS,
      id,
      city: 'Mysuru',
      CustomerToken: 'x',
      State: 'Goa',
      Country: 'US',
      AddressGUID: 'x',
    });
    expect((await read()).Addresses).toMatchObject([
      { AddressGUID: id, City: 'Mysuru', State: 'Karnataka', Country: 'IN' },
    ]);
  });

  test('a pincode of another state is refused at its field, which names the state', async () => {
    expect(await send({ ...TEST_ADDRESS_FIELDS, pincode: '400001' })).toMatchObject({
      status: 422,
      body: { problems: { pincode: 'This pincode is in Maharashtra. Choose that state, or correct the pincode.' } },
    });
    expect(await ids()).toEqual([]);
  });

  test('a ticked box makes the address the default', async () => {
    await send(TEST_ADDRESS_FIELDS);
    await send({ ...TEST_ADDRESS_FIELDS, city: 'Mysuru', isDefault: 'on' });
    expect((await read()).Addresses).toMatchObject([
      { City: 'Mysuru', IsDefault: true },
      { City: 'Bengaluru', IsDefault: false },
    ]);
  });

  test('an address without delivery is saved, and the shopper is notified', async () => {
    const answer = await send({ ...TEST_ADDRESS_FIELDS, pincode: '999999' });
    expect(answer.body.location).toBe('/myaccount/addresses?notice=address-saved-undeliverable');
    expect(await ids()).toHaveLength(1);
  });

  test.each([
    ['/checkout?step=2', '/checkout?step=2'],
    ['https://evil.example/', '/myaccount/addresses?notice=address-saved'],
    ['//evil.example', '/myaccount/addresses?notice=address-saved'],
    ['/\\evil.example', '/myaccount/addresses?notice=address-saved'],
  ])('the address parameter next %s leads to %s', async (next, location) => {
    expect((await send({ ...TEST_ADDRESS_FIELDS, next })).body.location).toBe(location);
    expect((await browser.form(POST, PATH, { ...TEST_ADDRESS_FIELDS, next })).headers.get('location')).toBe(location);
  });
});

describe('addresses: refusals', () => {
  test('every invalid address field has its message, in the order of the form', async () => {
    const answer = await send({ intent: 'save', gstin: '27AAPFU0939F1ZW' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.problems)).toEqual([
      'fullName',
      'mobile',
      'pincode',
      'addressLine1',
      'city',
      'stateCode',
      'gstin',
    ]);
    expect(answer.body.problems.mobile).toBe('Enter a 10-digit mobile number.');
    expect(await ids()).toEqual([]);
  });

  test.each<[string, string, unknown, string]>([
    ['pincode', 'beginning with 0', '012345', 'begin with 0'],
    ['pincode', 'too short', '56001', '6-digit'],
    ['mobile', 'too short', '12345', '10-digit'],
    ['alternateMobile', 'of no mobile network', '5555555555', '10-digit'],
    ['stateCode', 'of no state', '99', 'Choose a state'],
    ['gstin', 'of another state', '27AAPFU0939F1ZV', 'same state'],
    ['gstin', 'of no shape', 'nonsense', '15-character'],
    ['fullName', 'too long', 'x'.repeat(101), 'at most 100'],
    ['addressLine1', 'of nothing to see', '\u0000\n ', 'flat, house'],
    ['fullName', 'as a list', ['Asha'], 'check this entry'],
    ['city', 'as an object', { $ne: '' }, 'check this entry'],
    ['city', 'of 10 kB', 'x'.repeat(10_000), 'check this entry'],
    ['type', 'unknown', 'palace', 'check this entry'],
  ])('the address field %s %s is refused at its field', async (field, _what, value, text) => {
    const answer = await send({ ...TEST_ADDRESS_FIELDS, [field]: value });
    expect(answer.status).toBe(422);
    expect(answer.body.problems).toEqual({ [field]: expect.stringContaining(text) });
    expect(await ids()).toEqual([]);
  });

  test('without JavaScript a refused address form returns with its values', async () => {
    const answer = await browser.form(POST, PATH, { ...TEST_ADDRESS_FIELDS, mobile: '123', next: '/checkout' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/myaccount/addresses/new?next=%2Fcheckout&refused=address');
    expect(await returned()).toMatchObject({
      values: { intent: 'save', fullName: 'Asha Rao', mobile: '123', stateCode: '29' },
      problems: { mobile: 'Enter a 10-digit mobile number.' },
    });
    await browser.form(POST, PATH, TEST_ADDRESS_FIELDS);
    expect(browser.cookies.has('formNotes')).toBe(false);
  });

  test('without JavaScript a long address returns complete', async () => {
    const long = {
      ...TEST_ADDRESS_FIELDS,
      key: randomUUID(),
      fullName: 'Vikram Subramaniam Venkataraghavan-Iyer',
      mobile: '98765',
      addressLine1: 'Flat 1204, Tower B, Prestige Shantiniketan Residency',
      addressLine2: 'ITPL Main Road, Hoodi, behind the Forum mall',
      landmark: 'Hoodi metro station',
      gstin: '27AAPFU0939F1ZV',
      isDefault: 'on',
    };
    await browser.form(POST, PATH, long);
    const { id: _id, ...remaining } = long;
    expect((await returned()).values).toEqual(remaining);
    expect(Object.keys((await returned()).problems)).toEqual(['mobile', 'gstin']);
  });

  test('a full address book is reported', async () => {
    const cities = Array.from({ length: 20 }, (_, index) => `City ${index}`);
    for (const city of cities) expect((await send({ ...TEST_ADDRESS_FIELDS, city })).status).toBe(200);
    const answer = await send({ ...TEST_ADDRESS_FIELDS, city: 'One more' });
    expect(answer).toMatchObject({ status: 422, body: { problems: { '': expect.stringContaining('full') } } });
  });

  test('an outage changes no address and returns HTTP 503 with Retry-After', async () => {
    setup.intercept = ({ name }) => (name === 'SaveAddress' ? new Response('', { status: 502 }) : undefined);
    const answer = await send(TEST_ADDRESS_FIELDS);
    expect(answer).toMatchObject({ status: 503, body: { ok: false } });
    expect(answer.headers.get('retry-after')).toBe('5');
  });

  test('a guest who adds an address is sent to the sign-in and back', async () => {
    const guest = newBrowser();
    const before = setup.exchanges.length;
    expect(await send(TEST_ADDRESS_FIELDS, guest)).toMatchObject({
      status: 401,
      body: { location: '/users/sign_in?next=%2Fmyaccount%2Faddresses%2Fnew%3Frefused%3Daddress' },
    });
    expect(setup.exchanges).toHaveLength(before);
  });

  test('a cross-site address request changes nothing and returns HTTP 403', async () => {
    const answer = await browser.json(POST, 'POST', PATH, TEST_ADDRESS_FIELDS, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect(await ids()).toEqual([]);
  });
});

describe('addresses: removing and default', () => {
  test('after the default address is removed another becomes the default; after the last there is none', async () => {
    await send(TEST_ADDRESS_FIELDS);
    await send({ ...TEST_ADDRESS_FIELDS, city: 'Mysuru' });
    const [first = ''] = await ids();
    const removed = await send({ intent: 'remove', id: first });
    expect(removed.body).toEqual({ ok: true, location: '/myaccount/addresses?notice=address-removed' });
    const book = await read();
    expect(book.Addresses).toMatchObject([{ City: 'Mysuru', IsDefault: true }]);
    await browser.form(POST, PATH, { intent: 'remove', id: book.DefaultAddressGUID });
    expect(await read()).toEqual({ DefaultAddressGUID: '00000000-0000-0000-0000-000000000000', Addresses: [] });
  });

  test('another address can be made the default', async () => {
    await send(TEST_ADDRESS_FIELDS);
    await send({ ...TEST_ADDRESS_FIELDS, city: 'Mysuru' });
    const [, second = ''] = await ids();
    const answer = await browser.form(POST, PATH, { intent: 'default', id: second });
    expect(answer.headers.get('location')).toBe('/myaccount/addresses?notice=default-changed');
    expect((await read()).DefaultAddressGUID).toBe(second);
  });
});

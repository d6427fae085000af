import { type AddressWire, RETURN_CODES } from '#lib/contract/index.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { send, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const ADDRESS = {
  FullName: 'A. Rao',
  Mobile: '9876543210',
  Pincode: '400001',
  AddressLine1: 'Flat 4',
  City: 'Mumbai',
  StateCode: '27',
};
const UNKNOWN_GUID = '7d1b7e9c-9b0f-4f0e-8a53-1f6d2a9f5c11';

/** Every call on an object that has a GUID. */
const VERBS: readonly [call: string, body: (guid: string) => object][] = [
  ['SaveAddress', (AddressGUID) => ({ ...ADDRESS, AddressGUID, City: 'Changed' })],
  ['SaveAddress', (AddressGUID) => ({ ...ADDRESS, AddressGUID, IsDefault: true, IdempotencyKey: 'key-of-a-thief' })],
  ['RemoveAddress', (AddressGUID) => ({ AddressGUID })],
  ['SetDefaultAddress', (AddressGUID) => ({ AddressGUID })],
];

describeOnEachEngine('objects of another customer', (engine) => {
  let api: TestApi;
  let jwt: string;
  let asha: TestCustomer;
  let bina: TestCustomer;
  let guid: string;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed' });
    await setSiteOption(api.context.db, 'Wishlist', 'on');
    const issued = await send<{ SecurityToken: string }>(api.handle, 'JwtToken', {
      method: 'POST',
      body: JSON.stringify({ SessionID: 'session-of-a-thief', SiteURL: 'http://shop.test' }),
    });
    jwt = issued.Data?.SecurityToken ?? '';
  });
  beforeEach(async () => {
    asha = await addCustomer(api, { name: 'Asha' });
    bina = await addCustomer(api, { name: 'Bina' });
    const saved = await asha.caller.post<{ SavedAddressGUID: string }>('SaveAddress', ADDRESS);
    guid = saved.Data?.SavedAddressGUID ?? '';
    await asha.caller.post('SaveAddress', { ...ADDRESS, City: 'Pune' });
    await bina.caller.post('SaveAddress', ADDRESS);
  });
  afterAll(() => api.close());

  /** Everything in a response that a caller can observe. */
  async function bytesOf(call: string, body: object): Promise<string> {
    const response = await api.handle(
      new Request(`http://retail-api/${call}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    response.headers.delete('x-request-id');
    return JSON.stringify([response.status, [...response.headers], await response.text()]);
  }
  async function signedOutToken(): Promise<string> {
    const { token } = await addCustomer(api);
    const caller = await signInSession(api.handle, token);
    await caller.post('Logout');
    return token;
  }
  const dataOf = async ({ caller }: TestCustomer) => (await caller.post('CustomerData')).Data;

  test.each(VERBS)(
    '%s on another customer’s object equals the response for an unknown id and changes nothing',
    async (call, body) => {
      const before = [await dataOf(asha), await dataOf(bina)];
      const callers = { guest: '', other: bina.token, signedOut: await signedOutToken() };
      const answers: Record<string, string> = {};
      for (const [who, CustomerToken] of Object.entries(callers)) {
        const foreign = await bytesOf(call, { ...body(guid), CustomerToken });
        expect(foreign).toBe(await bytesOf(call, { ...body(UNKNOWN_GUID), CustomerToken }));
        answers[who] = foreign;
      }
      expect(answers.guest).toContain(`"ReturnCode":${RETURN_CODES.SignInRequired.code}`.replaceAll('"', '\\"'));
      expect(answers.other).toContain(`"ReturnCode":${RETURN_CODES.NotFound.code}`.replaceAll('"', '\\"'));
      expect(answers.signedOut).toMatch(/^\[403,/);
      expect([await dataOf(asha), await dataOf(bina)]).toEqual(before);
    },
  );

  test.each(VERBS)(
    '%s responds differently to the owner, so that the test above proves something',
    async (call, body) => {
      const unknown = await bytesOf(call, { ...body(UNKNOWN_GUID), CustomerToken: asha.token });
      expect(await bytesOf(call, { ...body(guid), CustomerToken: asha.token })).not.toBe(unknown);
    },
  );

  test.each([
    ['RemoveWishListItem', { ProductCode: '1801AV01' }],
    ['ShareWishList', { Shared: false }],
    ['AddWishList', { ProductUrl: 'x-2101pk01' }],
    ['UpdateProfile', { UserName: 'Thief', Email: 'thief@example.com' }],
    ['UpdateConsents', { Purposes: [{ Purpose: 'offers-sms', Granted: false }] }],
  ])('%s does not change another customer’s data, whatever ids the request carries', async (call, body) => {
    await asha.caller.post('AddWishList', { ProductUrl: 'x-1801av01' });
    await asha.caller.post('ShareWishList', { Shared: true });
    await asha.caller.post('UpdateConsents', { Purposes: [{ Purpose: 'offers-sms', Granted: true }] });
    const before = await dataOf(asha);
    const names = { CustomerId: asha.id, customer_id: asha.id, Mobile: asha.mobile, id: asha.id, guid };
    for (const CustomerToken of [bina.token, '', await signedOutToken()]) {
      await bytesOf(call, { ...names, ...body, CustomerToken });
    }
    expect(await dataOf(asha)).toEqual(before);
  });

  test.each(['AddressList', 'WishList', 'CustomerProfile', 'CustomerConsents', 'CustomerData'])(
    '%s returns nothing of another customer',
    async (call) => {
      const names = { CustomerId: asha.id, customer_id: asha.id, Mobile: asha.mobile, AddressGUID: guid };
      for (const CustomerToken of [bina.token, '', await signedOutToken()]) {
        const bytes = await bytesOf(call, { ...names, CustomerToken });
        expect(bytes).toBe(await bytesOf(call, { CustomerToken }));
        for (const secret of [asha.id, asha.mobile, guid, 'Asha']) expect(bytes).not.toContain(secret);
      }
    },
  );

  test('the addresses of two customers have different ids', async () => {
    const lists = await Promise.all(
      [asha, bina].map(({ caller }) => caller.post<{ Addresses: AddressWire[] }>('AddressList')),
    );
    const ids = lists.flatMap(({ Data }) => Data?.Addresses.map(({ AddressGUID }) => AddressGUID) ?? []);
    expect(new Set(ids).size).toBe(3);
  });
});

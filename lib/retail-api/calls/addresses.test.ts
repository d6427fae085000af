import { type AddressWire, NO_ADDRESS, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const HOME = {
  FullName: 'Asha Rao',
  Mobile: '9876543210',
  Pincode: '400001',
  AddressLine1: 'Flat 4, Sea View',
  City: 'Mumbai',
  StateCode: '27',
};

interface Book {
  DefaultAddressGUID: string;
  Addresses: AddressWire[];
  SavedAddressGUID: string;
}

describeOnEachEngine('the address book', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed' });
  });
  beforeEach(async () => {
    asha = await addCustomer(api, { name: 'Asha' });
  });
  afterAll(() => api.close());

  const save = (fields: object = {}, caller: ApiCaller = asha.caller) =>
    caller.post<Book>('SaveAddress', { ...HOME, ...fields });
  async function saved(fields: object = {}): Promise<Book> {
    const { ReturnCode, Data } = await save(fields);
    if (ReturnCode !== 0 || !Data) throw new Error(`The save was answered with ${ReturnCode}.`);
    return Data;
  }
  const book = async () => (await asha.caller.post<Book>('AddressList')).Data;
  const remove = (AddressGUID: string) => asha.caller.post<Book>('RemoveAddress', { AddressGUID });
  const makeDefault = (AddressGUID: string) => asha.caller.post<Book>('SetDefaultAddress', { AddressGUID });

  test('an address book is empty at first, with the all-zero GUID as its default', async () => {
    expect(await book()).toEqual({ DefaultAddressGUID: NO_ADDRESS, Addresses: [] });
  });

  test('the first saved address becomes the default and is returned in full', async () => {
    const { SavedAddressGUID, ...rest } = await saved({ IsDefault: false });
    expect(SavedAddressGUID).not.toBe(NO_ADDRESS);
    expect(rest).toEqual({
      DefaultAddressGUID: SavedAddressGUID,
      Addresses: [
        {
          AddressGUID: SavedAddressGUID,
          ...HOME,
          AlternateMobile: '',
          AddressLine2: '',
          Landmark: '',
          State: 'Maharashtra',
          Country: 'IN',
          Type: 'home',
          GSTIN: '',
          IsDefault: true,
        },
      ],
    });
    expect(await book()).toEqual(rest);
  });

  test('the address list has the default first, then the newest', async () => {
    const first = (await saved({ City: 'Pune' })).SavedAddressGUID;
    const second = (await saved()).SavedAddressGUID;
    const third = (await saved({ IsDefault: true })).SavedAddressGUID;
    const fourth = (await saved()).SavedAddressGUID;
    const ids = (await book())?.Addresses.map(({ AddressGUID }) => AddressGUID);
    expect(ids).toEqual([third, fourth, second, first]);
    expect((await makeDefault(first)).Data).toMatchObject({ DefaultAddressGUID: first });
    expect((await book())?.Addresses.map(({ IsDefault }) => IsDefault)).toEqual([true, false, false, false]);
  });

  test('replacing an address keeps its position, and unticking the default leaves a default', async () => {
    const { SavedAddressGUID } = await saved();
    const second = (await saved()).SavedAddressGUID;
    const changed = await saved({ AddressGUID: SavedAddressGUID, City: 'Thane', IsDefault: false });
    expect(changed.SavedAddressGUID).toBe(SavedAddressGUID);
    expect(changed.DefaultAddressGUID).toBe(SavedAddressGUID);
    expect(changed.Addresses.map(({ AddressGUID, City }) => [AddressGUID, City])).toEqual([
      [SavedAddressGUID, 'Thane'],
      [second, 'Mumbai'],
    ]);
  });

  test('removing the default address makes the newest other one the default; removing the last leaves none', async () => {
    const first = (await saved()).SavedAddressGUID;
    const second = (await saved()).SavedAddressGUID;
    const third = (await saved()).SavedAddressGUID;
    expect((await remove(first)).Data).toMatchObject({ DefaultAddressGUID: third });
    expect((await remove(second)).Data).toMatchObject({ DefaultAddressGUID: third });
    expect((await remove(third)).Data).toEqual({ DefaultAddressGUID: NO_ADDRESS, Addresses: [] });
  });

  test('a pincode of another state is refused with that state; one of a district of two states is accepted', async () => {
    expect(await save({ Pincode: '560001' })).toMatchObject({
      ReturnCode: code('InvalidRequest'),
      Data: { Field: 'Pincode', State: 'Karnataka' },
    });
    // Kashipur in Uttarakhand, in a district of Uttar Pradesh.
    for (const StateCode of ['05', '09']) expect((await save({ Pincode: '244713', StateCode })).ReturnCode).toBe(0);
  });

  test('the 21st address is refused until another is removed', async () => {
    for (let count = 0; count < 20; count += 1) await saved();
    expect(await save()).toMatchObject({ ReturnCode: code('ListFull'), Data: null });
    const [first] = (await book())?.Addresses ?? [];
    // A full address book can still be changed.
    expect((await save({ AddressGUID: first?.AddressGUID, City: 'Nashik' })).ReturnCode).toBe(0);
    await remove(first?.AddressGUID ?? '');
    expect((await save()).ReturnCode).toBe(0);
  });

  test('ten concurrent saves at the limit never exceed the address limit', async () => {
    for (let count = 0; count < 15; count += 1) await saved();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save({ IsDefault: true })));
    expect(answers.filter(({ ReturnCode }) => ReturnCode === 0)).toHaveLength(5);
    expect(answers.filter(({ ReturnCode }) => ReturnCode === code('ListFull'))).toHaveLength(5);
    expect((await book())?.Addresses.filter(({ IsDefault }) => IsDefault)).toHaveLength(1);
  });

  test.each([
    ['Mobile', { Mobile: '1234567890' }],
    ['AlternateMobile', { AlternateMobile: '12' }],
    ['Pincode', { Pincode: '012345' }],
    ['FullName', { FullName: '  ' }],
    ['AddressLine1', { AddressLine1: '' }],
    ['City', { City: '' }],
    ['StateCode', { StateCode: '28' }],
    ['StateCode', { StateCode: '00' }],
    ['Country', { Country: 'US' }],
    ['Type', { Type: 'castle' }],
    ['GSTIN', { GSTIN: '27AAPFU0939F1Z' }],
    ['GSTIN', { GSTIN: '27AAPFU0939F1ZW' }],
    ['GSTIN', { GSTIN: '07AAGFF2194N1Z1' }],
    ['AddressGUID', { AddressGUID: 'not-a-guid' }],
  ])('an address with a wrong %s is refused, naming the field: %j', async (field, fields) => {
    expect(await save(fields)).toMatchObject({ ReturnCode: code('InvalidRequest'), Data: { Field: field } });
    expect((await book())?.Addresses).toEqual([]);
  });

  test('a GST number of the address’s state is stored', async () => {
    const { Addresses } = await saved({ GSTIN: '27AAPFU0939F1ZV', Type: 'work' });
    expect(Addresses[0]).toMatchObject({ GSTIN: '27AAPFU0939F1ZV', Type: 'work' });
  });

  test('unknown fields of an address are dropped', async () => {
    const bina = await addCustomer(api);
    const owner = { customer_id: bina.id, customerId: bina.id, CustomerId: bina.id, guid: 'mine', is_default: 0 };
    const { SavedAddressGUID } = await saved({ ...owner, State: 'Goa', created_at: 1, __proto__: { City: 'x' } });
    const row = await api.context.db
      .selectFrom('addresses')
      .selectAll()
      .where('guid', '=', SavedAddressGUID)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ customer_id: asha.id, is_default: 1 });
    expect(Object.keys(JSON.parse(row.document)).toSorted()).toEqual(
      [
        'AddressLine1',
        'AddressLine2',
        'AlternateMobile',
        'City',
        'Country',
        'FullName',
        'GSTIN',
        'Landmark',
        'Mobile',
        'Pincode',
        'StateCode',
        'Type',
      ].toSorted(),
    );
    expect((await bina.caller.post<Book>('AddressList')).Data?.Addresses).toEqual([]);
  });

  describe('SaveAddress with an idempotency key', () => {
    const key = { IdempotencyKey: 'key-of-a-form-1' };

    test('a repeated key saves an address once, concurrently or later', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => save(key)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await save(key)).toEqual(answers[0]);
      expect((await book())?.Addresses).toHaveLength(1);
    });

    test('a repeated key with another address is refused', async () => {
      await saved(key);
      expect((await save({ ...key, City: 'Pune' })).ReturnCode).toBe(code('KeyReused'));
    });

    test('a refused save of an address leaves its key unused', async () => {
      expect((await save({ ...key, StateCode: '99' })).ReturnCode).toBe(code('InvalidRequest'));
      expect((await save(key)).ReturnCode).toBe(0);
    });

    test('a repeated key does not bring back an address that was removed', async () => {
      const { SavedAddressGUID } = await saved(key);
      await remove(SavedAddressGUID);
      expect((await save(key)).ReturnCode).toBe(code('NotFound'));
      expect((await book())?.Addresses).toEqual([]);
    });

    test('the same key used by another customer saves a separate address', async () => {
      await saved(key);
      const bina = await addCustomer(api);
      expect((await save(key, bina.caller)).Data?.Addresses).toHaveLength(1);
    });
  });

  test('a guest has no address book', async () => {
    const guest = await signInSession(api.handle);
    for (const [call, body] of [
      ['AddressList', {}],
      ['SaveAddress', HOME],
    ] as const) {
      expect((await guest.post(call, body)).ReturnCode).toBe(code('SignInRequired'));
    }
  });

  test('a customer who was just deleted is treated as a guest', async () => {
    await api.context.db.deleteFrom('customers').where('id', '=', asha.id).execute();
    expect((await save()).ReturnCode).toBe(code('SignInRequired'));
    expect((await asha.caller.post('AddressList')).ReturnCode).toBe(code('SignInRequired'));
  });
});

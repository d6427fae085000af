import { deleteCustomer } from '../customers/account/delete-customer.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const EMAIL = 'asha@example.com';

describeOnEachEngine('stock notify requests after an account deletion', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;
  let guest: ApiCaller;
  beforeEach(async () => {
    api = await createTestApi({ engine, catalogue: 'seed' });
    asha = await addCustomer(api, { mobile: '9876501234', email: EMAIL });
    guest = await signInSession(api.handle);
  });
  afterEach(() => api.close());

  const send = async (by: ApiCaller, fields: object) =>
    expect((await by.post('NotifyMe', { SKU: '3301TK01', ...fields })).ReturnCode).toBe(0);
  async function leftOver() {
    expect(await api.context.db.selectFrom('notify_requests').select('id').execute()).toHaveLength(1);
    await api.context.db
      .transaction()
      .execute((transaction) => deleteCustomer(transaction, asha.id, api.context.now()));
    return api.context.db.selectFrom('notify_requests').select('recipient').execute();
  }

  test('the deleted customer’s own notify requests are deleted', async () => {
    await send(asha.caller, { Email: EMAIL });
    expect(await leftOver()).toEqual([]);
  });

  test('a guest’s notify request for the deleted customer’s verified mobile is deleted', async () => {
    await send(guest, { Mobile: asha.mobile });
    expect(await leftOver()).toEqual([]);
  });

  test('a guest’s notify request for the same email stays: an email is not verified', async () => {
    await send(guest, { Email: EMAIL });
    expect(await leftOver()).toEqual([{ recipient: EMAIL }]);
  });

  test('another customer’s notify request for the same email stays', async () => {
    const bina = await addCustomer(api, { email: EMAIL });
    await send(bina.caller, { Email: EMAIL });
    expect(await leftOver()).toEqual([{ recipient: EMAIL }]);
  });
});

import { sql } from 'kysely';
import type { calls, DataOf, OrderWire } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import { openCustomer } from '../customers/customer-repository.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { dataOf } from '../testing/api-caller.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

type Found = DataOf<typeof calls.deskCustomers>;
type Details = DataOf<typeof calls.deskCustomer>;
type Note = DataOf<typeof calls.addCustomerNote>;
type Erasure = DataOf<typeof calls.eraseCustomer>;

const UNKNOWN = 'x'.repeat(24);

describeOnEachEngine('the operator’s calls about customers', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(async () => {
    await shop.reset();
    await shop.db.deleteFrom('desk_audit').execute();
  });
  afterAll(() => shop.api.close());

  const search = async (Search: string, Page = 1) =>
    dataOf(await shop.desk<Found>('DeskCustomers', { Search, Page }), 'DeskCustomers');
  const namesFound = async (text: string) => (await search(text)).Customers.map(({ Name }) => Name).toSorted();
  const register = (mobile: string, name: string, email: string) =>
    shop.db.transaction().execute((transaction) => openCustomer(transaction, mobile, { name, email }, shop.clock.now));
  const details = async (CustomerId: string) =>
    dataOf(await shop.desk<Details>('DeskCustomer', { CustomerId }), 'DeskCustomer');
  const addNote = (CustomerId: string, Text: string, fields: object = {}) =>
    shop.desk<Note>('AddCustomerNote', { CustomerId, Text, Operator: 'Ravi', IdempotencyKey: newId(), ...fields });

  test('customers are found by beginnings of name and email, by mobile and by order, and the audit keeps no text', async () => {
    await register('9876500001', 'Asha Rao', 'asha.rao@example.com');
    await register('9876500002', 'Ashok Rawat', '');
    await register('9876500003', 'मीरा शाह', 'meera%x@example.com');
    expect(await namesFound('ash')).toEqual(['Asha Rao', 'Ashok Rawat']);
    expect(await namesFound('RAO asha')).toEqual(['Asha Rao']);
    expect(await namesFound('मीरा')).toEqual(['मीरा शाह']);
    expect(await namesFound('asha.rao@ex')).toEqual(['Asha Rao']);
    expect(await namesFound('+91 98765 00002')).toEqual(['Ashok Rawat']);
    expect(await namesFound('%')).toEqual([]);
    expect(await namesFound('')).toHaveLength(3);
    const { order, shopper } = await shop.bought();
    expect((await search(order.OrderNumber.toLowerCase())).Customers).toEqual([
      expect.objectContaining({ CustomerId: shopper.id, Mobile: shopper.mobile, Orders: 1 }),
    ]);
    const subjects = await shop.db.selectFrom('desk_audit').select('subject').distinct().execute();
    expect(subjects.map(({ subject }) => subject).toSorted()).toEqual(['', 'searched']);
  });

  test('a changed name is found, the earlier one no more, and the newest customers come first on pages of 20', async () => {
    const asha = await addCustomer(shop.api);
    await asha.caller.post('UpdateProfile', { UserName: 'Asha Rao', Email: 'asha@example.com' });
    await asha.caller.post('UpdateProfile', { UserName: 'Asha Menon', Email: '' });
    expect([await namesFound('menon'), await namesFound('rao'), await namesFound('asha@')]).toEqual([
      ['Asha Menon'],
      [],
      [],
    ]);
    for (let index = 0; index < 20; index += 1) {
      shop.clock.now += 1;
      await register(`98765001${10 + index}`, `Number ${index}`, '');
    }
    expect((await search('')).Customers[0]?.Name).toBe('Number 19');
    expect(await search('', 2)).toMatchObject({ Customers: [{ Name: 'Asha Menon' }], Page: 2, TotalPages: 2 });
  });

  test('a customer is shown with addresses, consents, orders and notes', async () => {
    const { shopper, order } = await shop.bought();
    await addNote(shopper.id, 'Prefers calls\nafter six.');
    expect(await details(shopper.id)).toMatchObject({
      Customer: { Name: 'Asha Rao', Mobile: shopper.mobile, Orders: 1 },
      Addresses: [{ City: 'Bengaluru' }],
      Orders: [{ OrderNumber: order.OrderNumber, State: 'confirmed', Pieces: 1 }],
      Returns: [],
      Services: [],
      Reviews: [],
      Notes: [{ By: 'Ravi', Text: 'Prefers calls\nafter six.' }],
    });
    expect((await shop.desk('DeskCustomer', { CustomerId: UNKNOWN })).ReturnCode).toBe(204);
  });

  test('a note is written once, is deleted once, and stands in the customer’s download without its author alone', async () => {
    const { shopper, order } = await shop.bought();
    const key = { IdempotencyKey: newId() };
    const first = dataOf(await addNote(shopper.id, 'Allergic to nickel.', key), 'AddCustomerNote');
    expect((await addNote(shopper.id, 'Allergic to nickel.', key)).Data).toEqual(first);
    expect((await addNote(shopper.id, 'Another text.', key)).ReturnCode).toBe(213);
    expect((await addNote(shopper.id, ' ')).ReturnCode).toBe(200);
    expect((await addNote(UNKNOWN, 'Nobody.')).ReturnCode).toBe(204);
    const own = await shopper.caller.post<Record<string, unknown>>('CustomerData');
    expect(own.Data?.StaffNotes).toEqual([
      { OrderNumber: '', Text: 'Allergic to nickel.', WrittenAt: expect.any(String) },
    ]);
    const seen = await shopper.caller.post<OrderWire>('OrderDetails', { OrderNumber: order.OrderNumber });
    expect(JSON.stringify([seen, await shopper.caller.post('CustomerProfile')])).not.toContain('nickel');
    const remove = { CustomerId: shopper.id, NoteId: first.NoteId, Operator: 'Ravi' };
    expect((await shop.desk('DeleteCustomerNote', remove)).Data).toEqual({ Deleted: true });
    expect((await shop.desk('DeleteCustomerNote', remove)).Data).toEqual({ Deleted: false });
    expect((await details(shopper.id)).Notes).toEqual([]);
  });

  test('the export is the customer’s own download', async () => {
    const { shopper } = await shop.bought();
    const own = await shopper.caller.post<Record<string, unknown>>('CustomerData');
    expect((await shop.desk('ExportCustomer', { CustomerId: shopper.id })).Data).toEqual(own.Data);
    expect((await shop.desk('ExportCustomer', { CustomerId: UNKNOWN })).ReturnCode).toBe(204);
  });

  test('a customer is erased as by the own deletion: a dry run counts, a repeated request does it once', async () => {
    const { shopper, order } = await shop.bought();
    await shop.db.updateTable('customers').set({ language: 'hi' }).where('id', '=', shopper.id).execute();
    await addNote(shopper.id, 'Allergic to nickel.');
    const erase = (fields: object) =>
      shop.desk<Erasure>('EraseCustomer', { CustomerId: shopper.id, Operator: 'Meera', ...fields });
    const counts = { KeptOrders: 1, OpenOrders: 1, UnpaidOrders: 0, Reviews: 0 };
    expect((await erase({ DryRun: true, IdempotencyKey: newId() })).Data).toEqual({ Erased: false, ...counts });
    expect((await details(shopper.id)).Notes).toHaveLength(1);
    const key = { IdempotencyKey: newId() };
    expect((await erase(key)).Data).toEqual({ Erased: true, ...counts });
    expect((await erase(key)).Data).toEqual({ Erased: true, ...counts });
    expect((await erase({ IdempotencyKey: newId() })).ReturnCode).toBe(204);
    const mails = await shop.mails('account-deleted');
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/\p{Script=Devanagari}/u)]);
    expect((await shop.row(order.OrderNumber))?.customer_id).toBeNull();
    for (const table of ['customer_notes', 'customer_words'] as const)
      expect(await shop.db.selectFrom(table).selectAll().where('customer_id', '=', shopper.id).execute()).toEqual([]);
    const audit = shop.db.selectFrom('desk_audit').select(['step', 'outcome', 'subject']);
    expect(await audit.where('call', '=', 'EraseCustomer').orderBy('at').orderBy('outcome').execute()).toEqual(
      expect.arrayContaining([
        { step: 'dry-run', outcome: 'Success', subject: shopper.id },
        { step: '', outcome: 'Repeated', subject: shopper.id },
      ]),
    );
  });

  if (engine === 'sqlite') {
    test.each([
      ['customer_words where word >= ? and word <= ?', 'customer_words'],
      ['customers order by created_at desc, id desc', 'customers_by_age'],
    ])('%s reads an index', async (rows, index) => {
      const query = sql.raw<{ detail: string }>(`explain query plan select * from ${rows.replaceAll('?', "'a'")}`);
      const { rows: plan } = await query.execute(shop.db);
      expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(new RegExp(`USING .*INDEX .*${index}`))]);
    });
  }
});

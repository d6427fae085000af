import type { OpenDatabase } from '../../core/db/engine.ts';
import { indexCustomer } from '../../customers/customer-words.ts';
import { customerSearch } from '../../customers/desk/find-customers.ts';
import { insertOrder } from '../../testing/orders.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { orderSearch } from './search-orders.ts';

/** Finds by the numbers that a text names, and by asking each order or customer in turn. */
const WAYS = [1000, 0];

describeOnEachEngine('searches of the desk', (engine) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    const people = [
      { id: 'asha', name: 'Asha Rao', mobile: '9000000001' },
      { id: 'bina', name: 'Bina Rao', mobile: '9000000002' },
    ];
    for (const person of people) {
      const row = { ...person, email: `${person.id}@example.com`, status_id: 1, created_at: 1, modified_at: 1 };
      await opened.db.insertInto('customers').values(row).execute();
      await opened.db.transaction().execute((transaction) => indexCustomer(transaction, row));
      const number = `SM-${person.id.toUpperCase()}`;
      const title = person.id === 'asha' ? 'A blue watch' : 'A green watch';
      await insertOrder(opened.db, { number, customer_id: person.id, lines: [{ document: { title } }] });
      const buyer = { order_number: number, search_text: `${person.name.toLowerCase()} 560001` };
      await opened.db.insertInto('order_buyers').values(buyer).execute();
    }
  });
  afterAll(() => opened.close());

  test.each([
    ['watch', ['SM-ASHA', 'SM-BINA']],
    ['blue watch', ['SM-ASHA']],
    ['rao 560001', ['SM-ASHA', 'SM-BINA']],
    ['bina rao', ['SM-BINA']],
    ['bina blue', []],
    ['sm-a', ['SM-ASHA']],
    ['9000000002', ['SM-BINA']],
    ['100%', []],
    [' ', []],
  ])('orders that "%s" means are the same, however many hold its words', async (text, numbers) => {
    for (const few of WAYS) {
      const condition = await orderSearch(opened.db, text, few);
      const found = await opened.db.selectFrom('orders').select('number').where(condition).orderBy('number').execute();
      expect([few, found.map(({ number }) => number)]).toEqual([few, numbers]);
    }
  });

  test.each([
    ['rao', ['asha', 'bina']],
    ['bin rao', ['bina']],
    ['9000000001', ['asha']],
    ['sm-bina', ['bina']],
    ['nobody', []],
  ])('customers that "%s" means are the same, however many have its words', async (text, ids) => {
    for (const few of WAYS) {
      const condition = await customerSearch(opened.db, text, few);
      const found = await opened.db.selectFrom('customers').select('id').where(condition).orderBy('id').execute();
      expect([few, found.map(({ id }) => id)]).toEqual([few, ids]);
    }
  });
});

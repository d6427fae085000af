import { insertOrder } from '../../testing/orders.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { recordOrderEvent } from '../order-events.ts';
import { readOrderAudit } from './order-audit.ts';

describeOnEachEngine('the audit of an order', (engine) => {
  test('the audit of an order shows an end that no staff member recorded, such as an exchange that was not paid', async () => {
    const opened = await openTestDatabase(engine);
    const order = await insertOrder(opened.db, { state: 'cancelled', cancelled_at: 5, cancel_reason: 'not-paid' });
    expect(await readOrderAudit(opened.db, order)).toEqual([
      { At: 0, By: 'customer', Did: 'placed', Facts: '' },
      { At: 5, By: 'store', Did: 'cancelled', Facts: 'reason: not paid in time' },
    ]);
    await opened.close();
  });

  test("the audit of an order shows a shopper's text in one line and in quotes, and no accounting data", async () => {
    const opened = await openTestDatabase(engine);
    const order = await insertOrder(opened.db);
    const facts = { reference: 'cancel:x', comment: 'thanks\n  desk:Meera  paid\rX\u202e; reason: other' };
    const event = { orderNumber: order.number, kind: 'cancelled', actor: 'customer', facts, now: 7 } as const;
    await opened.db.transaction().execute((transaction) => recordOrderEvent(transaction, event));
    const [, cancelled] = await readOrderAudit(opened.db, order);
    expect(cancelled?.Facts).toBe('comment: "thanks desk:Meera paid X; reason: other"');
    await opened.close();
  });

  test('an order by phone was placed by the member of staff, and a text in Hindi keeps its joiners', async () => {
    const opened = await openTestDatabase(engine);
    const order = await insertOrder(opened.db, { placed_by: 'Meera Shah' });
    const facts = { text: 'क\u200d्ष\u202e घ\u200cड़ी' };
    const event = { orderNumber: order.number, kind: 'modified', actor: 'desk:Meera Shah', facts, now: 7 } as const;
    await opened.db.transaction().execute((transaction) => recordOrderEvent(transaction, event));
    expect(await readOrderAudit(opened.db, order)).toMatchObject([
      { By: 'desk:Meera Shah', Did: 'placed' },
      { Did: 'modified', Facts: 'text: क\u200d्ष घ\u200cड़ी' },
    ]);
    await opened.close();
  });

  test('the audit of an order sorts events of the same millisecond by cause and effect', async () => {
    const opened = await openTestDatabase(engine);
    const order = await insertOrder(opened.db, { confirmed_at: 0 });
    for (const kind of ['delivered', 'shipped', 'packed'] as const) {
      const event = { orderNumber: order.number, kind, actor: 'store', now: 0 } as const;
      await opened.db.transaction().execute((transaction) => recordOrderEvent(transaction, event));
    }
    const kinds = (await readOrderAudit(opened.db, order)).map(({ Did }) => Did);
    expect(kinds).toEqual(['placed', 'confirmed', 'packed', 'shipped', 'delivered']);
    await opened.close();
  });
});

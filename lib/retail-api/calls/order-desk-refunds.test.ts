import { type calls, type DataOf, type OrderWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import { type OrderShop, orderShop } from '../testing/order-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
type Shown = DataOf<typeof calls.deskOrder>;
type Due = DataOf<typeof calls.orderRefundsDue>;

describeOnEachEngine('refunds that only the operator can send', (engine) => {
  let shop: OrderShop;

  beforeAll(async () => {
    shop = await orderShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const shown = async (OrderNumber: string) => (await shop.desk<Shown>('DeskOrder', { OrderNumber })).Data;
  const due = async () => (await shop.desk<Due>('OrderRefundsDue', {})).Data ?? [];
  const mark = (OrderRefundId = '', Reference = 'UTR-123456') =>
    shop.desk<{ OrderNumber: string; Amount: number }>('MarkOrderRefund', {
      OrderRefundId,
      Reference,
      Operator: 'Meera',
    });

  test('a refund that its gateway finally refused is listed for the operator', async () => {
    const bought = await shop.bought();
    await shop.cancel(bought);
    expect(await due()).toEqual([]);
    await shop.db.updateTable('refunds').set({ state: 'failed', next_try_at: null }).execute();
    const [one, ...others] = await due();
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      OrderNumber: bought.order.OrderNumber,
      Method: 'gateway',
      Amount: bought.order.Total,
      GatewayPaymentId: expect.stringMatching(/^pay_/),
    });
    expect(await shop.details(bought)).toMatchObject({
      PaymentState: 'refunding',
      OrderRefunds: [{ State: 'failed' }],
    });
    expect((await mark(one?.OrderRefundId)).Data).toEqual({
      OrderNumber: bought.order.OrderNumber,
      Amount: bought.order.Total,
    });
    expect(await shop.details(bought)).toMatchObject({ PaymentState: 'refunded', OrderRefunds: [{ State: 'done' }] });
    expect(await due()).toEqual([]);
    expect((await mark(one?.OrderRefundId)).ReturnCode).toBe(0);
    expect((await mark(one?.OrderRefundId, 'ANOTHER-1')).ReturnCode).toBe(code('Conflict'));
  });

  test('a refund that its gateway is still sending is not listed for the operator', async () => {
    const bought = await shop.bought();
    await shop.cancel(bought);
    const { id } = await shop.db.selectFrom('refunds').select('id').executeTakeFirstOrThrow();
    expect((await mark(id)).ReturnCode).toBe(code('NotFound'));
    expect((await mark(newId())).ReturnCode).toBe(code('NotFound'));
  });

  test('a bank transfer is listed for the operator, and its account is deleted once it is sent', async () => {
    const { order }: { order: OrderWire } = await shop.bought();
    const account = { accountName: 'Asha Rao', accountNumber: '123456789012', ifsc: 'HDFC0001234' };
    const id = newId();
    await shop.db
      .insertInto('order_refunds')
      .values({
        id,
        order_number: order.OrderNumber,
        paid_order: order.OrderNumber,
        reference: 'RT-261122-AAAAAA',
        method: 'bank',
        target: '',
        amount: 500_00,
        state: 'waiting',
        created_at: shop.clock.now,
        done_at: null,
        document: JSON.stringify({ name: '9012', account }),
      })
      .execute();
    expect(await due()).toEqual([
      {
        OrderRefundId: id,
        OrderNumber: order.OrderNumber,
        Method: 'bank',
        Amount: 500,
        Since: shop.clock.now,
        AccountName: 'Asha Rao',
        AccountNumber: '123456789012',
        IFSC: 'HDFC0001234',
        GatewayPaymentId: '',
      },
    ]);
    expect((await mark(id)).Data).toEqual({ OrderNumber: order.OrderNumber, Amount: 500 });
    const { document, state } = await shop.db.selectFrom('order_refunds').selectAll().executeTakeFirstOrThrow();
    expect([state, JSON.parse(document)]).toEqual(['done', { name: '9012', sentAs: 'UTR-123456' }]);
    expect((await mark(id)).ReturnCode).toBe(0);
    expect((await mark(id, 'ANOTHER-1')).ReturnCode).toBe(code('Conflict'));
    const [mail, ...others] = await shop.mails('order-money-sent');
    expect(others).toEqual([]);
    expect(mail?.body).toContain('bank account ending 9012. The reference number is UTR-123456.');
    expect(await due()).toEqual([]);
    const { OrderRefunds, Audit } = (await shown(order.OrderNumber)) ?? {};
    expect(OrderRefunds).toEqual([
      {
        OrderRefundId: id,
        Amount: 500,
        Method: 'bank',
        Name: '9012',
        State: 'done',
        At: shop.clock.now,
        ReturnNumber: 'RT-261122-AAAAAA',
        Reference: 'UTR-123456',
        SentBy: 'Meera',
        NextTryAt: null,
      },
    ]);
    expect(Audit?.filter(({ Did }) => Did === 'money-sent')).toEqual([
      {
        At: shop.clock.now,
        By: 'desk:Meera',
        Did: 'money-sent',
        Facts: 'amount: ₹500; number: UTR-123456',
        NoteId: '',
      },
    ]);
    const audit = await shop.desk<DataOf<typeof calls.deskAudit>>('DeskAudit', { Subject: order.OrderNumber });
    const marked = audit.Data?.Entries.filter(({ Call }) => Call === 'MarkOrderRefund').map(({ Outcome }) => Outcome);
    expect(marked?.toSorted()).toEqual(['Repeated', 'Success']);
  });
});

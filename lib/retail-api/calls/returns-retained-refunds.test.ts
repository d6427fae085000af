import { newId } from '../core/db/new-id.ts';
import { SMALL_RING, WATCH } from '../testing/demo-skus.ts';
import { type Delivered, type ReturnShop, returnShop, TEST_BANK } from '../testing/return-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const CHECKED = ['approve', 'pick-up', 'pass'] as const;
const WATCHES = { sku: WATCH, quantity: 2, net: 20_000_00 };

describeOnEachEngine('money reserved for open returns', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const methodsOf = async (delivered: Delivered, fields: Parameters<ReturnShop['plan']>[2] = {}) =>
    (await shop.plan(delivered, [{}], fields)).Data?.Parts.map(({ Method, Amount }) => [Method, Amount]);
  const refundedParts = async (number: string) =>
    (
      await shop.db.selectFrom('order_refunds').select(['method', 'amount']).where('reference', '=', number).execute()
    ).map(({ method, amount }) => [method, amount / 100]);

  test('returns of one order get their promised refund destinations, whichever is refunded first', async () => {
    const delivered = await shop.delivered([WATCHES], { giftCard: 10_000_00 });
    expect(await methodsOf(delivered)).toEqual([['gateway', 10_000]]);
    const first = await shop.requested(delivered);
    expect(await methodsOf(delivered)).toEqual([['gift-card', 10_000]]);
    const second = await shop.requested(delivered);
    await shop.advanced(second.ReturnNumber, ...CHECKED, 'refund');
    expect(await refundedParts(second.ReturnNumber)).toEqual([['gift-card', 10_000]]);
    await shop.advanced(first.ReturnNumber, ...CHECKED, 'refund');
    expect(await refundedParts(first.ReturnNumber)).toEqual([['gateway', 10_000]]);
  });

  test('a withdrawn return releases its refund destination, and other returns keep their own', async () => {
    const delivered = await shop.delivered([WATCHES], { giftCard: 10_000_00, cash: true });
    const toBank = { RefundTo: 'bank', BankAccount: TEST_BANK } as const;
    const first = await shop.requested(delivered, [{}], toBank);
    expect(await shop.request(delivered, [{}], toBank)).toMatchObject({ Data: { Field: 'RefundTo' } });
    const second = await shop.requested(delivered);
    await (await shop.as(delivered.customer)).post('WithdrawReturn', { ReturnNumber: first.ReturnNumber });
    expect(await methodsOf(delivered, { RefundTo: 'bank' })).toEqual([['bank', 10_000]]);
    await shop.advanced(second.ReturnNumber, ...CHECKED, 'refund');
    expect(await refundedParts(second.ReturnNumber)).toEqual([['gift-card', 10_000]]);
  });

  test('refund money stays reserved while an exchange waits for its difference, and pays the replacement then', async () => {
    const delivered = await shop.delivered([WATCHES], { giftCard: 10_000_00 });
    const { ReturnNumber } = await shop.requested(delivered, [{ replacement: SMALL_RING }], { Kind: 'exchange' });
    const { ReplacementOrderNumber, ReplacementOrderKey } = await shop.advanced(ReturnNumber, ...CHECKED, 'exchange');
    expect(await methodsOf(delivered)).toEqual([['gift-card', 10_000]]);
    const other = await shop.requested(delivered);
    const caller = await shop.as(delivered.customer);
    const start = { OrderKey: ReplacementOrderKey, Gateway: 'payu', Subject: 'order', SiteURL: 'http://shop.test' };
    expect((await caller.post('StartPayment', start)).ReturnCode).toBe(0);
    await shop.pays(ReplacementOrderNumber);
    const { Total } = await shop.order(delivered, ReplacementOrderNumber);
    const cancelled = await caller.post('CancelOrder', {
      OrderNumber: ReplacementOrderNumber,
      Reason: 'other',
      ExpectedRefund: Total,
      IdempotencyKey: newId(),
    });
    expect(cancelled.ReturnCode).toBe(0);
    const ofReplacement = await shop.db
      .selectFrom('order_refunds')
      .select(['method', 'amount', 'paid_order'])
      .where('order_number', '=', ReplacementOrderNumber)
      .execute();
    // The money reserved for the other return is not touched.
    expect(ofReplacement.find(({ paid_order }) => paid_order === delivered.order.number)).toMatchObject({
      method: 'gateway',
      amount: 10_000_00,
    });
    await shop.advanced(other.ReturnNumber, ...CHECKED, 'refund');
    expect(await refundedParts(other.ReturnNumber)).toEqual([['gift-card', 10_000]]);
  });
});

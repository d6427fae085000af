import { DAY_MS } from '#lib/shared/durations.ts';
import { runHousekeeping } from '../../app/housekeeping.ts';
import { insertPhoto } from '../../community/uploads/upload-repository.ts';
import { newId } from '../../core/db/new-id.ts';
import { deleteCustomer } from '../../customers/account/delete-customer.ts';
import { SMALL_RING, WATCH } from '../../testing/demo-skus.ts';
import { shelfOf } from '../../testing/ledgers.ts';
import { type Delivered, type ReturnShop, returnShop, TEST_BANK } from '../../testing/return-shop.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';

const ONE_WATCH = { sku: WATCH, quantity: 2, net: 24_000_00 };

describeOnEachEngine('returns of a customer who goes', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const leave = ({ customer }: Delivered) =>
    shop.db.transaction().execute((transaction) => deleteCustomer(transaction, customer.id, shop.clock.now));
  const rowOf = (number: string) =>
    shop.db.selectFrom('returns').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  /** All stored text, except the invoice address and queued messages. */
  const stored = async (number: string) => {
    const { document } = await rowOf(number);
    const orders = await shop.db.selectFrom('orders').select('document').execute();
    const contacts = orders
      .map((order) => JSON.parse(order.document))
      .map(({ customer, address }) => [customer, address.Mobile]);
    return JSON.stringify([document, contacts]);
  };
  const PERSONAL = /Church Street|9876543210|asha@example\.com|123456789012|9012|Glass/;
  const fields = { Comment: 'Glass is scratched.', RefundTo: 'bank', BankAccount: TEST_BANK } as const;

  test('returns not yet collected are withdrawn, their reserved stock is released, and no personal data is left', async () => {
    const delivery = await shop.delivered([ONE_WATCH], { cash: true });
    const first = await shop.requested(delivery, [{}], fields);
    const exchange = await shop.requested(delivery, [{ replacement: SMALL_RING }], {
      Kind: 'exchange',
      Comment: 'Glass.',
    });
    await shop.advanced(exchange.ReturnNumber, 'approve');
    expect(await shelfOf(shop.db, SMALL_RING)).toBe(3);
    await leave(delivery);
    for (const { ReturnNumber } of [first, exchange]) {
      expect((await rowOf(ReturnNumber)).state).toBe('withdrawn');
      expect(await stored(ReturnNumber)).not.toMatch(PERSONAL);
    }
    expect(await shelfOf(shop.db, SMALL_RING)).toBe(4);
    expect(await shop.linesOf(delivery.order.number)).toMatchObject([{ returned: 0 }]);
  });

  test('returns whose goods are with the store continue, and lose their personal data once they are closed', async () => {
    const delivery = await shop.delivered([ONE_WATCH], { cash: true });
    const bank = await shop.requested(delivery, [{}], fields);
    const card = await shop.requested(delivery, [{}]);
    for (const { ReturnNumber } of [bank, card]) await shop.advanced(ReturnNumber, 'approve', 'pick-up');
    await leave(delivery);
    await shop.advanced(bank.ReturnNumber, 'pass', 'refund');
    expect(await stored(bank.ReturnNumber)).not.toMatch(/Church Street|123456789012|9012|Glass/);
    await shop.advanced(card.ReturnNumber, 'pass', 'refund');
    expect(await shop.orderRefunds()).toMatchObject([{ method: 'bank' }, { method: 'new-gift-card' }]);
    // The gift card could still be sent.
    expect((await shop.mails()).filter(({ kind }) => kind === 'gift-card')).toMatchObject([
      { recipient: 'asha@example.com' },
    ]);
    expect(await stored(card.ReturnNumber)).not.toMatch(PERSONAL);
  });

  test('an exchange that waits for its difference stays open, and is refunded if it remains unpaid', async () => {
    const delivery = await shop.delivered([{ ...ONE_WATCH, quantity: 1 }]);
    const { ReturnNumber } = await shop.requested(delivery, [{ replacement: SMALL_RING }], { Kind: 'exchange' });
    await shop.advanced(ReturnNumber, 'approve', 'pick-up', 'pass', 'exchange');
    await leave(delivery);
    expect((await rowOf(ReturnNumber)).state).toBe('exchanged');
    shop.clock.now += DAY_MS;
    await shop.expire();
    expect((await rowOf(ReturnNumber)).state).toBe('refunded');
    expect(await shop.orderRefunds()).toMatchObject([{ method: 'gateway', amount: 24_000_00 }]);
    expect(await stored(ReturnNumber)).not.toMatch(PERSONAL);
  });

  test('an exchange whose difference is paid stays open until it is delivered', async () => {
    const delivery = await shop.delivered([{ ...ONE_WATCH, quantity: 1 }]);
    const { ReturnNumber } = await shop.requested(delivery, [{ replacement: SMALL_RING }], { Kind: 'exchange' });
    const done = await shop.advanced(ReturnNumber, 'approve', 'pick-up', 'pass', 'exchange');
    await leave(delivery);
    const { ReplacementOrderKey: OrderKey, ReplacementOrderNumber: OrderNumber } = done;
    const start = { OrderKey, Gateway: 'razorpay', Subject: 'order', SiteURL: 'http://shop.test' };
    await (await shop.as({ id: 'nobody' })).post('StartPayment', start);
    await shop.pays(OrderNumber);
    const step = { OrderNumber, Operator: 'Meera', Courier: 'Blue Dart', AWB: 'BD123' };
    for (const [index, Step] of ['pack', 'ship', 'deliver'].entries()) {
      const IdempotencyKey = `step-${index}-${OrderNumber}`;
      expect(await shop.desk('AdvanceOrder', { ...step, Step, IdempotencyKey })).toMatchObject({ ReturnCode: 0 });
    }
    expect(await stored(ReturnNumber)).not.toMatch(PERSONAL);
  });

  test('the photos of a closed return are deleted half a year later', async () => {
    const delivery = await shop.delivered();
    const photos: string[] = [];
    for (const id of [newId(), newId()]) {
      const picture = { width: 4, height: 3, content: new Uint8Array([1]), thumbnail: new Uint8Array([1]) };
      const photo = { id, customerId: delivery.customer.id, ...picture, now: shop.clock.now };
      await shop.db.transaction().execute((transaction) => insertPhoto(transaction, photo));
      photos.push(id);
    }
    const two = await shop.delivered([ONE_WATCH]);
    await shop.db.updateTable('orders').set({ customer_id: delivery.customer.id }).execute();
    const of = (delivered: Delivered, id = '') =>
      shop.requested({ ...delivered, customer: delivery.customer }, [{ reason: 'damaged' }], { PhotoIds: [id] });
    const over = await of(delivery, photos[0]);
    await of(two, photos[1]);
    await shop.advanced(over.ReturnNumber, 'refuse');
    const stored = async () => (await shop.db.selectFrom('uploads').select('id').execute()).map(({ id }) => id);
    await runHousekeeping(shop.db, shop.clock.now + 180 * DAY_MS - 1);
    expect((await stored()).toSorted()).toEqual(photos.toSorted());
    await runHousekeeping(shop.db, shop.clock.now + 180 * DAY_MS);
    expect(await stored()).toEqual([photos[1]]);
  });

  test('the customer data export contains the returns', async () => {
    const delivery = await shop.delivered([ONE_WATCH], { cash: true });
    const { ReturnNumber } = await shop.requested(delivery, [{}], fields);
    const { Data } = await (await shop.as(delivery.customer)).post<{ Returns: object[] }>('CustomerData');
    expect(Data?.Returns).toMatchObject([
      {
        ReturnNumber,
        Comment: 'Glass is scratched.',
        BankAccount: { Number: '123456789012' },
        PickupAddress: { City: 'Bengaluru' },
      },
    ]);
  });
});

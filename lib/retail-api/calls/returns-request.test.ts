import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { insertPhoto } from '../community/uploads/upload-repository.ts';
import { newId } from '../core/db/new-id.ts';
import { signInSession } from '../testing/api-caller.ts';
import type { DeliveryOptions } from '../testing/delivered-order.ts';
import { FIELD_WATCH, RING, SMALL_RING, WATCH } from '../testing/demo-skus.ts';
import { restock, shelfOf } from '../testing/ledgers.ts';
import { type Delivered, RETURN_NOW, type RequestedItem, type ReturnShop, returnShop } from '../testing/return-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const BANK = { AccountName: 'Asha Rao', AccountNumber: '123456789012', IFSC: 'HDFC0001234' };
const ADDRESS = {
  FullName: 'Asha Rao',
  Mobile: '9876543210',
  Pincode: '560001',
  AddressLine1: '7 Lake View',
  City: 'Bengaluru',
  StateCode: '29',
};

describeOnEachEngine('requesting a return', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterAll(() => shop.api.close());

  const setOption = (option_id: string, value: string) =>
    shop.db.updateTable('site_options').set({ value }).where('option_id', '=', option_id).execute();
  /** Everything that a return may change. */
  const everything = async () => ({
    returns: await shop.db.selectFrom('returns').selectAll().execute(),
    lines: await shop.db.selectFrom('order_lines').select(['id', 'returned']).orderBy('id').execute(),
    shelves: await shop.db.selectFrom('skus').select(['sku', 'quantity']).orderBy('sku').execute(),
    photos: await shop.db.selectFrom('uploads').select(['id', 'owner_id']).orderBy('id').execute(),
    mails: await shop.db.selectFrom('outbox').select('kind').execute(),
  });
  const photoOf = async (customerId: string): Promise<string> => {
    const id = newId();
    const picture = { width: 4, height: 3, content: new Uint8Array([1]), thumbnail: new Uint8Array([1]) };
    await shop.db
      .transaction()
      .execute((transaction) => insertPhoto(transaction, { id, customerId, ...picture, now: 0 }));
    return id;
  };
  const WATCHES = { sku: WATCH, quantity: 2, net: 24_990_00, shipping: 99_00 };
  const COIN = { category: 'Gold Coins', rootCategory: 'Jewellery' };

  type Refusal = [
    string,
    ReturnCodeName,
    {
      items?: RequestedItem[];
      fields?: object;
      given?: Partial<DeliveryOptions>;
      before?: (delivered: Delivered) => unknown;
    },
    object?,
  ];
  const exchange = (replacement: string, quantity = 1) => ({
    items: [{ replacement, quantity }],
    fields: { Kind: 'exchange' as const },
  });
  const ofOrder =
    (change: object) =>
    async ({ order }: Delivered) => {
      await shop.db.updateTable('orders').set(change).where('number', '=', order.number).execute();
    };
  const refusals: Refusal[] = [
    [
      'before it is delivered',
      'NotAllowedNow',
      { before: ofOrder({ state: 'shipped', delivered_at: null }) },
      { Reason: 'not-delivered' },
    ],
    [
      'where returns are switched off',
      'NotAllowedNow',
      { before: () => setOption('OrderReturn', 'off') },
      { Reason: 'not-offered' },
    ],
    [
      'where exchanges are switched off',
      'NotAllowedNow',
      { ...exchange(WATCH), before: () => setOption('OrderExchange', 'off') },
      { Reason: 'not-offered' },
    ],
    [
      'after its window',
      'NotAllowedNow',
      {
        before: () => {
          shop.clock.now = Date.parse('2026-11-28T18:30:00Z');
        },
      },
      { Reason: 'window-over' },
    ],
    [
      'of a coin that is not liked',
      'NotAllowedNow',
      { given: { lines: [{ ...WATCHES, document: COIN }] } },
      { Reason: 'not-taken-back' },
    ],
    ['of more pieces than there are', 'NotAllowedNow', { items: [{ quantity: 3 }] }, { Reason: 'nothing-left' }],
    ['of a line twice', 'InvalidRequest', { items: [{}, {}] }, { Field: 'Lines' }],
    [
      'of a line of another order',
      'InvalidRequest',
      { fields: { Lines: [{ LineId: newId(), Quantity: 1, Reason: 'quality' }] } },
      { Field: 'Lines' },
    ],
    [
      'of something damaged without a photo',
      'InvalidRequest',
      { items: [{ reason: 'damaged' }] },
      { Field: 'PhotoIds' },
    ],
    ['with a photo that is gone', 'InvalidRequest', { fields: { PhotoIds: [newId()] } }, { Field: 'PhotoIds' }],
    ['to exchange it for nothing', 'InvalidRequest', { fields: { Kind: 'exchange' } }, { Field: 'Lines' }],
    ['for its money and something else', 'InvalidRequest', { items: [{ replacement: WATCH }] }, { Field: 'Lines' }],
    ['for something that is sold out', 'OutOfStock', exchange('3301TK01')],
    [
      'for more than there is',
      'OutOfStock',
      { ...exchange(FIELD_WATCH, 2), before: () => restock(shop.db, { [FIELD_WATCH]: 1 }) },
    ],
    ['for something that there is not', 'OutOfStock', exchange('NOSUCH')],
    ['on a Sunday', 'InvalidRequest', { fields: { PickupDate: '2026-11-22' } }, { Field: 'PickupDate' }],
    ['today', 'InvalidRequest', { fields: { PickupDate: '2026-11-21' } }, { Field: 'PickupDate' }],
    ['in a month', 'InvalidRequest', { fields: { PickupDate: '2026-12-21' } }, { Field: 'PickupDate' }],
    ['where no courier goes', 'NotServiceable', { fields: { PickupAddress: { ...ADDRESS, Pincode: '999999' } } }],
    [
      'in no state',
      'InvalidRequest',
      { fields: { PickupAddress: { ...ADDRESS, StateCode: '99' } } },
      { Field: 'PickupAddress' },
    ],
    ['for another amount', 'PriceChanged', { fields: { ExpectedRefund: 12_495.01 } }, { PayableAmount: 12_495 }],
    [
      'for another difference',
      'PriceChanged',
      { ...exchange(RING), fields: { Kind: 'exchange', ExpectedDifference: 0 } },
      { PayableAmount: 12_495 },
    ],
    [
      'to a bank where nothing was paid in cash',
      'InvalidRequest',
      { fields: { RefundTo: 'bank', BankAccount: BANK } },
      { Field: 'RefundTo' },
    ],
    [
      'to a bank that is not named',
      'InvalidRequest',
      { given: { cash: true }, fields: { RefundTo: 'bank' } },
      { Field: 'BankAccount' },
    ],
    ['with a bank that nothing goes to', 'InvalidRequest', { fields: { BankAccount: BANK } }, { Field: 'BankAccount' }],
    [
      'above two lakh without a PAN',
      'PanRequired',
      { ...exchange(SMALL_RING, 4), given: { lines: [{ ...WATCHES, quantity: 4 }] } },
    ],
    [
      'for something dearer where there is no gateway',
      'NotAllowedNow',
      {
        ...exchange(RING),
        before: () => {
          const gateways = shop.api.context.payments.gateways as Map<string, unknown>;
          gateways.clear();
        },
      },
      { Reason: 'difference' },
    ],
  ];

  afterEach(async () => {
    const gateways = shop.api.context.payments.gateways as Map<string, unknown>;
    for (const gateway of Object.values(shop.gateways)) gateways.set(gateway.name, gateway);
    for (const option of ['OrderReturn', 'OrderExchange']) await setOption(option, 'on');
  });

  test.each(refusals)(
    'a return with %s is refused as %s and changes nothing',
    async (_what, name, request, data = {}) => {
      const delivered = await shop.delivered(request.given?.lines ?? [WATCHES], request.given);
      await request.before?.(delivered);
      const before = await everything();
      const answer = await shop.request(delivered, request.items, request.fields);
      expect(answer).toMatchObject({ ReturnCode: code(name), ...(Object.keys(data).length > 0 ? { Data: data } : {}) });
      expect(await everything()).toEqual(before);
    },
  );

  test('an exchange requires a PAN when MoneyBackPreview returns PanNeeded, and none when its order has one', async () => {
    const delivered = await shop.delivered([{ ...WATCHES, quantity: 4 }]);
    const { items, fields } = exchange(SMALL_RING, 4);
    const preview = async (request = items) => (await shop.plan(delivered, request, fields)).Data;
    expect(await preview()).toMatchObject({ PanNeeded: true });
    expect(await preview(exchange(SMALL_RING).items)).toMatchObject({ PanNeeded: false });
    const document = JSON.stringify({ ...JSON.parse(delivered.order.document), pan: 'ABCDE1234F' });
    await ofOrder({ document })(delivered);
    expect(await preview()).toMatchObject({ PanNeeded: false });
    expect((await shop.request(delivered, items, fields)).ReturnCode).toBe(0);
  });

  test('a customer cannot request, read or withdraw returns of another customer', async () => {
    const delivered = await shop.delivered([WATCHES]);
    const stranger = await shop.delivered([WATCHES]);
    const own = await shop.requested(delivered);
    expect((await shop.request({ ...delivered, customer: stranger.customer })).ReturnCode).toBe(code('NotFound'));
    const caller = await shop.as(stranger.customer);
    const guest = await signInSession(shop.api.handle);
    for (const name of ['ReturnDetails', 'WithdrawReturn']) {
      const theirs = await caller.post(name, { ReturnNumber: own.ReturnNumber });
      expect(theirs).toEqual(await caller.post(name, { ReturnNumber: 'RT-261121-NOSUCH' }));
      expect(theirs.ReturnCode).toBe(code('NotFound'));
      expect((await guest.post(name, { ReturnNumber: own.ReturnNumber })).ReturnCode).toBe(code('SignInRequired'));
    }
    expect(
      (await shop.as(delivered.customer).then((one) => one.post('ReturnDetails', { ReturnNumber: own.ReturnNumber })))
        .Data,
    ).toEqual(own);
  });

  test('the same key requests one return; another body is refused', async () => {
    const delivered = await shop.delivered([WATCHES]);
    const IdempotencyKey = newId();
    const first = await shop.requested(delivered, [{}], { IdempotencyKey });
    expect((await shop.request(delivered, [{}], { IdempotencyKey, ExpectedRefund: 12_495 })).Data).toEqual(first);
    expect((await shop.request(delivered, [{ quantity: 2 }], { IdempotencyKey })).ReturnCode).toBe(code('KeyReused'));
    expect(await shop.db.selectFrom('returns').select('number').execute()).toHaveLength(1);
  });

  test('two concurrent requests for the last item make one return', async () => {
    const delivered = await shop.delivered([{ ...WATCHES, quantity: 1 }]);
    const answers = await Promise.all([shop.request(delivered), shop.request(delivered)]);
    expect(answers.map(({ ReturnCode }) => ReturnCode).toSorted()).toEqual([0, code('NotAllowedNow')]);
    expect(await shop.linesOf(delivered.order.number)).toMatchObject([{ returned: 1 }]);
  });

  test('a return of damaged items has photos and another pickup address, and refunds the shipping', async () => {
    const delivered = await shop.delivered([WATCHES]);
    const photo = await photoOf(delivered.customer.id);
    const strange = await photoOf((await shop.delivered([WATCHES])).customer.id);
    const items = [{ reason: 'damaged' as const }];
    expect(await shop.request(delivered, items, { PhotoIds: [strange] })).toMatchObject({
      Data: { Field: 'PhotoIds' },
    });
    const request = await shop.requested(delivered, items, {
      PhotoIds: [photo],
      PickupAddress: ADDRESS,
      Comment: 'Glass broken.',
    });
    expect(request).toMatchObject({
      RefundAmount: 12_544.5,
      PhotoIds: [photo],
      Comment: 'Glass broken.',
      PickupAddress: { AddressLine1: '7 Lake View', State: 'Karnataka', Country: 'IN', GSTIN: '' },
    });
  });

  test('a return comment may have lines, but no control or direction characters', async () => {
    const delivered = await shop.delivered([WATCHES]);
    for (const Comment of ['Loose.\u202e', 'Loose.\u001b[2K']) {
      expect((await shop.request(delivered, [{}], { Comment })).ReturnCode).toBe(code('InvalidRequest'));
    }
    expect(await shop.requested(delivered, [{}], { Comment: 'Loose.\nSince today.' })).toMatchObject({
      Comment: 'Loose.\nSince today.',
    });
  });

  test('an exchange reserves its replacement from the request on, and releases it when withdrawn or refused', async () => {
    const delivered = await shop.delivered([WATCHES]);
    const request = await shop.requested(delivered, [{ replacement: FIELD_WATCH, quantity: 2 }], { Kind: 'exchange' });
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(0);
    await (await shop.as(delivered.customer)).post('WithdrawReturn', { ReturnNumber: request.ReturnNumber });
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(2);
    const refused = await shop.requested(delivered, [{ replacement: FIELD_WATCH }], { Kind: 'exchange' });
    await shop.advanced(refused.ReturnNumber, 'refuse');
    expect(await shelfOf(shop.db, FIELD_WATCH)).toBe(2);
  });

  test('a customer has at most ten open returns, and requests at most twenty per day', async () => {
    const delivered = await shop.delivered([{ ...WATCHES, quantity: 12 }]);
    const numbers: string[] = [];
    for (let count = 0; count < 10; count += 1) numbers.push((await shop.requested(delivered)).ReturnNumber);
    expect((await shop.request(delivered)).ReturnCode).toBe(code('ListFull'));
    const caller = await shop.as(delivered.customer);
    for (const ReturnNumber of numbers) await caller.post('WithdrawReturn', { ReturnNumber });
    for (let count = 10; count < 20; count += 1) await shop.requested(delivered);
    await (await shop.as(delivered.customer)).post('WithdrawReturn', { ReturnNumber: numbers[0] });
    expect((await shop.request(delivered)).ReturnCode).toBe(code('TooManyRequests'));
    shop.clock.now = RETURN_NOW + DAY_MS;
    expect((await shop.request(delivered)).ReturnCode).toBe(code('ListFull'));
  });
});

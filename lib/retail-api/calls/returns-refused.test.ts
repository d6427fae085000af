import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import type { DeliveryOptions } from '../testing/delivered-order.ts';
import { FIELD_WATCH, RING, SMALL_RING, WATCH } from '../testing/demo-skus.ts';
import { restock } from '../testing/ledgers.ts';
import {
  type Delivered,
  PICKUP_ADDRESS,
  type RequestedItem,
  type ReturnShop,
  returnShop,
  TEST_BANK,
  TWO_WATCHES,
} from '../testing/return-shop.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const COIN = { category: 'Gold Coins', rootCategory: 'Jewellery' };

describeOnEachEngine('refused returns', (engine) => {
  let shop: ReturnShop;

  beforeAll(async () => {
    shop = await returnShop(engine);
  });
  beforeEach(() => shop.reset());
  afterEach(async () => {
    for (const option of ['OrderReturn', 'OrderExchange']) await setOption(option, 'on');
  });
  afterAll(() => shop.api.close());

  const setOption = (option: string, value: string) => setSiteOption(shop.db, option, value);
  /** Everything that a return may change. */
  const everything = async () => ({
    returns: await shop.db.selectFrom('returns').selectAll().execute(),
    lines: await shop.db.selectFrom('order_lines').select(['id', 'returned']).orderBy('id').execute(),
    shelves: await shop.db.selectFrom('skus').select(['sku', 'quantity']).orderBy('sku').execute(),
    photos: await shop.db.selectFrom('uploads').select(['id', 'owner_id']).orderBy('id').execute(),
    mails: await shop.db.selectFrom('outbox').select('kind').execute(),
  });

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
      { given: { lines: [{ ...TWO_WATCHES, document: COIN }] } },
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
    [
      'where no courier goes',
      'NotServiceable',
      { fields: { PickupAddress: { ...PICKUP_ADDRESS, Pincode: '999999' } } },
    ],
    [
      'in no state',
      'InvalidRequest',
      { fields: { PickupAddress: { ...PICKUP_ADDRESS, StateCode: '99' } } },
      { Field: 'PickupAddress' },
    ],
    [
      'at a pincode of another state',
      'InvalidRequest',
      { fields: { PickupAddress: { ...PICKUP_ADDRESS, StateCode: '27' } } },
      { Field: 'PickupAddress', State: 'Karnataka' },
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
      { fields: { RefundTo: 'bank', BankAccount: TEST_BANK } },
      { Field: 'RefundTo' },
    ],
    [
      'to a bank that is not named',
      'InvalidRequest',
      { given: { cash: true }, fields: { RefundTo: 'bank' } },
      { Field: 'BankAccount' },
    ],
    [
      'with a bank that nothing goes to',
      'InvalidRequest',
      { fields: { BankAccount: TEST_BANK } },
      { Field: 'BankAccount' },
    ],
    [
      'above two lakh without a PAN',
      'PanRequired',
      { ...exchange(SMALL_RING, 4), given: { lines: [{ ...TWO_WATCHES, quantity: 4 }] } },
    ],
    [
      'for something dearer where there is no gateway',
      'NotAllowedNow',
      {
        ...exchange(RING),
        before: () => shop.closeGateways(),
      },
      { Reason: 'difference' },
    ],
  ];

  test.each(refusals)(
    'a return with %s is refused as %s and changes nothing',
    async (_what, name, request, data = {}) => {
      const delivered = await shop.delivered(request.given?.lines ?? [TWO_WATCHES], request.given);
      await request.before?.(delivered);
      const before = await everything();
      const answer = await shop.request(delivered, request.items, request.fields);
      expect(answer).toMatchObject({ ReturnCode: code(name), ...(Object.keys(data).length > 0 ? { Data: data } : {}) });
      expect(await everything()).toEqual(before);
    },
  );

  test('an exchange requires a PAN when OrderRefundPreview returns PanNeeded, and none when its order has one', async () => {
    const delivered = await shop.delivered([{ ...TWO_WATCHES, quantity: 4 }]);
    const { items, fields } = exchange(SMALL_RING, 4);
    const preview = async (request = items) => (await shop.plan(delivered, request, fields)).Data;
    expect(await preview()).toMatchObject({ PanNeeded: true });
    expect(await preview(exchange(SMALL_RING).items)).toMatchObject({ PanNeeded: false });
    const document = JSON.stringify({ ...JSON.parse(delivered.order.document), pan: 'ABCDE1234F' });
    await ofOrder({ document })(delivered);
    expect(await preview()).toMatchObject({ PanNeeded: false });
    expect((await shop.request(delivered, items, fields)).ReturnCode).toBe(0);
  });
});

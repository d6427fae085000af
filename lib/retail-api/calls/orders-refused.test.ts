import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import { signInSession } from '../testing/api-caller.ts';
import { FIELD_WATCH, RING, WATCH } from '../testing/demo-skus.ts';
import { restock } from '../testing/ledgers.ts';
import { type OrderShopper, orderShopper } from '../testing/order-shopper.ts';
import { type PlacingShop, placingShop } from '../testing/placing-shop.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('refused orders', (engine) => {
  let shop: PlacingShop;
  let asha: OrderShopper;

  beforeAll(async () => {
    shop = await placingShop(engine);
  });
  beforeEach(async () => {
    asha = await shop.reset();
  });
  afterAll(() => shop.api.close());

  type Given = Record<string, unknown>;
  const refusals: [string, ReturnCodeName, (shopper: OrderShopper) => Promise<Given>, Given?][] = [
    ['an empty cart', 'CartEmpty', async () => ({})],
    ['a sold-out line', 'OutOfStock', async ({ fill }) => fill(FIELD_WATCH, 2).then(() => stock(FIELD_WATCH, 0))],
    ['more than there is', 'OutOfStock', async ({ fill }) => fill(FIELD_WATCH, 2).then(() => stock(FIELD_WATCH, 1))],
    ['an unknown coupon', 'CouponUnknown', async ({ fill }) => fill(WATCH).then(() => ({ CouponCode: 'NOSUCH' }))],
    ['a coupon that wants more', 'CouponMinimum', async ({ fill }) => fill(WATCH).then(() => ({ CouponCode: 'BIG' }))],
    [
      'a gift coupon that is gone',
      'GiftCouponExpired',
      async ({ fill }) => fill(WATCH).then(() => ({ GiftCouponRequestId: 'A'.repeat(24) })),
    ],
    [
      'another amount',
      'PriceChanged',
      async ({ fill }) => fill(WATCH).then(() => ({ ExpectedAmount: 12_593.99 })),
      { PayableAmount: 12_594 },
    ],
    [
      'no address',
      'InvalidRequest',
      async ({ fill }) => fill(WATCH).then(() => ({ AddressGUID: '00000000-0000-0000-0000-000000000000' })),
      { Field: 'AddressGUID' },
    ],
    [
      "somebody else's address",
      'InvalidRequest',
      async ({ fill }) => {
        await fill(WATCH);
        return { AddressGUID: (await orderShopper(shop.api)).address };
      },
      { Field: 'AddressGUID' },
    ],
    [
      'an unknown address of the invoice',
      'InvalidRequest',
      async ({ fill }) => fill(WATCH).then(() => ({ BillingAddressGUID: '11111111-1111-4111-8111-111111111111' })),
      { Field: 'BillingAddressGUID' },
    ],
    [
      'a place that nothing is delivered to',
      'NotServiceable',
      async ({ fill, addAddress }) =>
        fill(WATCH).then(async () => ({ AddressGUID: await addAddress({ Pincode: '999999' }) })),
    ],
    [
      'a GST number of another state',
      'InvalidRequest',
      async ({ fill }) => fill(WATCH).then(() => ({ GSTIN: '27AAPFU0939F1ZV' })),
      { Field: 'GSTIN' },
    ],
    ['no PAN above two lakh', 'PanRequired', async ({ fill }) => fill(RING, 4).then(() => ({}))],
    [
      'cash where it is switched off',
      'MethodNotOffered',
      async ({ fill }) => fill(FIELD_WATCH).then(() => ({ PaymentMethod: 'cash-on-delivery' })),
      { Reason: 'unavailable' },
    ],
    [
      'cash for too much',
      'MethodNotOffered',
      async ({ fill }) => {
        await shop.setCashOnDelivery('on');
        await fill(WATCH);
        return { PaymentMethod: 'cash-on-delivery' };
      },
      { Reason: 'value' },
    ],
    [
      'a gift card alone where something is left to pay',
      'MethodNotOffered',
      async ({ fill }) => fill(WATCH).then(() => ({ PaymentMethod: 'gift-card' })),
      { Reason: 'unavailable' },
    ],
  ];
  const stock = async (sku: string, quantity: number): Promise<Given> => {
    await restock(shop.db, { [sku]: quantity });
    return {};
  };

  test.each(refusals)(
    'an order with %s is refused as %s and changes nothing',
    async (_what, name, given, data = {}) => {
      const fields = await given(asha);
      const before = await shop.everything();
      const answer = await asha.order(fields);
      expect(answer).toMatchObject({ ReturnCode: code(name), ...(Object.keys(data).length > 0 ? { Data: data } : {}) });
      expect(await shop.everything()).toEqual(before);
    },
  );

  test('a refused order leaves the cart’s open order unchanged', async () => {
    await asha.fill(WATCH);
    const open = await asha.ordered();
    const before = await shop.everything();
    expect(await asha.order({ ExpectedAmount: 1 })).toMatchObject({ ReturnCode: code('PriceChanged') });
    expect(await shop.everything()).toEqual(before);
    expect(open.HoldExpiresAt).not.toBeNull();
  });

  test('an order by a guest, or for another shopper’s basket, is refused', async () => {
    const { BasketGUID } = await asha.fill(WATCH);
    const guest = await signInSession(shop.api.handle);
    const body = { AddressGUID: asha.address, PaymentMethod: 'razorpay', ExpectedAmount: 12_594 };
    const reply = await guest.post('PlaceOrder', { ...body, BasketGUID, IdempotencyKey: newId() });
    expect(reply.ReturnCode).toBe(code('SignInRequired'));
    const other = await orderShopper(shop.api);
    expect((await other.order({ BasketGUID, ExpectedAmount: 12_594 })).ReturnCode).toBe(code('NotFound'));
  });
});

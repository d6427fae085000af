import { type CartWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { type ApiCaller, addCustomerToken, signInSession } from '../testing/api-caller.ts';
import { cartCallsOf } from '../testing/cart-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const SOLD_OUT = '3301TK01';
const RING_URL = 'suvarnika-solitaire-ring-7701sv01';
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('the cart', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed' });
  });
  beforeEach(async () => {
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const { add, view, cartWith, firstLine } = cartCallsOf(() => caller);

  test('the first add creates the basket and returns the whole cart', async () => {
    const cart = await cartWith({ SKU: TWO_LEFT, Quantity: 2 });
    expect(cart).toEqual({
      BasketGUID: expect.stringMatching(/^[A-Za-z0-9_-]{24}$/),
      TotalQuantity: 2,
      TotalItems: 1,
      TotalMRP: 19_999,
      TotalItemLevelDiscount: 0,
      SubTotal: 19_999,
      DiscountOfferText: '',
      DiscountOfferValue: 0,
      CouponDiscount: 0,
      GiftCouponDiscount: 0,
      ShippingCharges: 99,
      Charges: [],
      FreeShippingMissing: 0,
      TotalAmount: 20_098,
      GiftCardAmount: 0,
      PayableAmount: 20_098,
      Taxes: [{ GstPercent: 18, TaxableAmount: 17_032.2, TaxAmount: 3_065.8 }],
      Coupon: null,
      CouponRefusal: null,
      GiftCoupon: null,
      GiftCouponRefusal: null,
      GiftCards: [],
      OfferCount: 0,
      Version: 1,
      Products: [
        {
          SKU: TWO_LEFT,
          ProductCode: TWO_LEFT,
          ProductId: TWO_LEFT,
          ProductTitle: 'Pathik Field Automatic',
          BrandName: 'Pathik',
          RootCategory: 'Watches',
          Category: "Men's Watches",
          SubCategory: 'Dress',
          ColorName: 'Blue',
          SizeName: null,
          Quantity: 2,
          UnitPrice: 9_999.5,
          Withdrawn: false,
          AddedPrice: 9_999.5,
          INRPrice: 19_999,
          MRP: 9_999.5,
          StoreQuantity: 2,
          MaximumQuantity: 2,
          Counted: true,
          ThumbnailImageUrl: `/images/thumbnail/${TWO_LEFT}-1-00000000.webp`,
          ProductUrl: 'pathik-field-automatic-2101pk01',
          GstPercent: 18,
          OfferId: '',
          OfferTitle: '',
          OfferDiscount: 0,
          CouponCode: '',
          CouponDiscount: 0,
          GiftCouponDiscount: 0,
          NetPrice: 19_999,
          LineId: expect.any(String),
        },
      ],
    });
    expect(await view(cart.BasketGUID)).toEqual(cart);
  });

  test('a SKU has one cart line: a second add raises its quantity', async () => {
    const first = await cartWith({ SKU: WATCH, Quantity: 2 });
    const second = await cartWith({ SKU: WATCH, Quantity: 3, BasketGUID: first.BasketGUID });
    expect(second).toMatchObject({ TotalItems: 1, TotalQuantity: 5, Version: 2 });
    expect(firstLine(second)).toBe(firstLine(first));
  });

  test('AddCart finds a product by the code at the end of its URL, with or without a trailing slash', async () => {
    for (const ProductUrl of [
      'any-old-slug-1801av01',
      '/1801av01',
      'aarvane-ganga-three-hand-date-watch-blue-dial-1801av01',
    ]) {
      expect((await cartWith({ ProductUrl })).Products[0]?.SKU).toBe(WATCH);
    }
    for (const ProductUrl of ['', 'no-such-product', '/']) {
      expect(await add({ ProductUrl })).toMatchObject({ ReturnCode: code('NotFound'), Data: { Subject: 'product' } });
    }
    expect((await add({ SKU: 'NOSUCH' })).ReturnCode).toBe(code('NotFound'));
  });

  test('adding a product in several sizes requires a size', async () => {
    expect((await add({ ProductUrl: RING_URL })).ReturnCode).toBe(138);
    const cart = await cartWith({ ProductUrl: RING_URL, SizeName: '14' });
    expect(cart.Products[0]).toMatchObject({ SKU: '7701SV01-14', SizeName: '14', UnitPrice: 66_499 });
    expect(await add({ ProductUrl: RING_URL, SizeName: '99' })).toMatchObject({
      ReturnCode: code('InvalidRequest'),
      Data: { Field: 'SizeName' },
    });
  });

  test('a cart line’s maximum is the smaller of stock and limit; a larger quantity is refused without a change', async () => {
    const cart = await cartWith({ SKU: WATCH, Quantity: 4 });
    const refused = await add({ SKU: WATCH, Quantity: 2, BasketGUID: cart.BasketGUID });
    expect(refused).toMatchObject({ ReturnCode: code('QuantityLimit'), Data: { Maximum: 5 } });
    expect(await add({ SKU: TWO_LEFT, Quantity: 3 })).toMatchObject({ Data: { Maximum: 2 } });
    expect((await add({ SKU: SOLD_OUT })).ReturnCode).toBe(code('OutOfStock'));
    expect(await view(cart.BasketGUID)).toEqual(cart);
  });

  test.each([0, -1, 1.5, 1001, 1e30, '2', 'two', null, Number.NaN, [2], {}])(
    'a quantity of %j is refused naming the field, and the cart is unchanged',
    async (Quantity) => {
      const cart = await cartWith({ SKU: WATCH });
      const BasketGUID = cart.BasketGUID;
      const LineId = firstLine(cart);
      for (const answer of [
        await add({ SKU: WATCH, BasketGUID, Quantity }),
        await caller.post('UpdateCart', { BasketGUID, LineId, Quantity }),
      ]) {
        expect(answer).toMatchObject({
          status: 200,
          ReturnCode: code('InvalidRequest'),
          Data: { Field: 'Quantity', Message: expect.any(String) },
        });
      }
      expect(await view(BasketGUID)).toEqual(cart);
    },
  );

  test.each(['IdempotencyKey', 'ProductUrl', 'LineId', 'BasketGUID', 'SizeName', 'SessionId', 'CouponCode', 'SKU'])(
    'a NUL in %s is refused naming the field, and the cart is unchanged',
    async (Field) => {
      const cart = await cartWith({ SKU: WATCH });
      const line = { BasketGUID: cart.BasketGUID, LineId: firstLine(cart), Quantity: 2 };
      for (const name of ['AddCart', 'UpdateCart', 'RemoveCartItem']) {
        if (name === 'AddCart' && Field === 'LineId') continue;
        const answer = await caller.post(name, { ...line, [Field]: 'key-0000\u0000001' });
        expect(answer).toMatchObject({ status: 200, ReturnCode: code('InvalidRequest'), Data: { Field } });
      }
      expect(await view(cart.BasketGUID)).toEqual(cart);
    },
  );

  test('UpdateCart sets the absolute quantity, and repeating it changes nothing more', async () => {
    const cart = await cartWith({ SKU: WATCH });
    const update = { BasketGUID: cart.BasketGUID, LineId: firstLine(cart), Quantity: 3 };
    expect((await caller.post('UpdateCart', update)).Data).toMatchObject({ TotalQuantity: 3 });
    expect((await caller.post('UpdateCart', update)).Data).toMatchObject({ TotalQuantity: 3 });
    expect(await caller.post('UpdateCart', { ...update, Quantity: 6 })).toMatchObject({
      ReturnCode: code('QuantityLimit'),
      Data: { Maximum: 5 },
    });
  });

  test('UpdateCart is a conflict for an outdated version and for a line that is gone', async () => {
    const cart = await cartWith({ SKU: WATCH });
    const update = { BasketGUID: cart.BasketGUID, LineId: firstLine(cart), Quantity: 2 };
    expect((await caller.post('UpdateCart', { ...update, Version: cart.Version })).ReturnCode).toBe(0);
    expect((await caller.post('UpdateCart', { ...update, Version: cart.Version })).ReturnCode).toBe(code('Conflict'));
    expect((await caller.post('UpdateCart', { ...update, LineId: 'gone' })).ReturnCode).toBe(code('Conflict'));
  });

  test('a line of another basket cannot be changed or removed', async () => {
    const mine = await cartWith({ SKU: WATCH });
    const theirs = await cartWith({ SKU: WATCH });
    const reach = { BasketGUID: mine.BasketGUID, LineId: firstLine(theirs) };
    expect((await caller.post('UpdateCart', { ...reach, Quantity: 2 })).ReturnCode).toBe(code('Conflict'));
    expect((await caller.post('RemoveCartItem', reach)).Data).toEqual(mine);
    expect(await view(theirs.BasketGUID)).toEqual(theirs);
  });

  test('RemoveCartItem returns the rest, CartEmpty after the last line, and no error when repeated', async () => {
    const first = await cartWith({ SKU: WATCH });
    const both = await cartWith({ SKU: TWO_LEFT, BasketGUID: first.BasketGUID });
    const BasketGUID = first.BasketGUID;
    const remove = (body: object) => caller.post<CartWire>('RemoveCartItem', { BasketGUID, ...body });
    const rest = await remove({ LineId: firstLine(both) });
    expect(rest.Data).toMatchObject({ TotalItems: 1, Products: [{ SKU: TWO_LEFT }] });
    expect((await remove({ LineId: firstLine(both) })).Data).toEqual(rest.Data);
    expect(await remove({ SKU: TWO_LEFT })).toMatchObject({ ReturnCode: 24, Data: null });
    expect(await remove({ SKU: TWO_LEFT })).toMatchObject({ ReturnCode: 24, Data: null });
    expect(await caller.post('ViewCartNew', { BasketGUID })).toMatchObject({ ReturnCode: 24, Data: null });
    expect(await caller.post('GetCartTotalItemsCount', { BasketGUID })).toMatchObject({ ReturnCode: 24, Data: null });
  });

  test('removing by URL requires a size when there are several, and an empty request is refused', async () => {
    const { BasketGUID } = await cartWith({ ProductUrl: RING_URL, SizeName: '12' });
    const remove = (body: object) => caller.post('RemoveCartItem', { BasketGUID, ...body });
    expect((await remove({ ProductUrl: RING_URL })).ReturnCode).toBe(138);
    expect(await remove({})).toMatchObject({ ReturnCode: code('InvalidRequest'), Data: { Field: 'LineId' } });
    expect((await remove({ ProductUrl: RING_URL, SizeName: '14' })).Data).toMatchObject({ TotalItems: 1 });
    expect((await remove({ ProductUrl: RING_URL, SizeName: '12' })).ReturnCode).toBe(24);
  });

  test('GetCartTotalItemsCount equals the counts of the cart', async () => {
    const first = await cartWith({ SKU: WATCH, Quantity: 3 });
    const { BasketGUID } = await cartWith({ SKU: TWO_LEFT, BasketGUID: first.BasketGUID });
    expect((await caller.post('GetCartTotalItemsCount', { BasketGUID })).Data).toEqual({
      TotalQuantity: 4,
      TotalItems: 2,
    });
  });

  test.each(['ViewCartNew', 'RemoveCartItem', 'GetCartTotalItemsCount'])(
    '%s without a basket returns an empty cart',
    async (name) => {
      expect(await caller.post(name, { SKU: WATCH })).toMatchObject({ status: 200, ReturnCode: 24, Data: null });
    },
  );

  test('every call refuses an expired basket and another shopper’s with the same response', async () => {
    const owner = await signInSession(api.handle, await addCustomerToken(api.context, 'owner'));
    const other = await signInSession(api.handle, await addCustomerToken(api.context, 'other'));
    const owned = (await owner.post<CartWire>('AddCart', { SKU: WATCH })).Data;
    const BasketGUID = owned?.BasketGUID ?? '';
    const LineId = owned ? firstLine(owned) : '';
    const requests: [string, object][] = [
      ['ViewCartNew', {}],
      ['GetCartTotalItemsCount', {}],
      ['AddCart', { SKU: WATCH }],
      ['UpdateCart', { LineId, Quantity: 2 }],
      ['RemoveCartItem', { LineId }],
    ];
    for (const [name, body] of requests) {
      const dead = await other.post(name, { ...body, BasketGUID: 'A'.repeat(24) });
      expect(dead).toMatchObject({ status: 200, ReturnCode: code('NotFound'), Data: { Subject: 'basket' } });
      expect(await other.post(name, { ...body, BasketGUID })).toEqual(dead);
      expect(await caller.post(name, { ...body, BasketGUID })).toEqual(dead);
    }
    expect((await owner.post('ViewCartNew', { BasketGUID })).Data).toEqual(owned);
  });

  test('of 20 concurrent adds of one SKU, exactly as many succeed as the limit allows', async () => {
    const { BasketGUID } = await cartWith({ SKU: TWO_LEFT });
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ SKU: WATCH, BasketGUID })));
    expect(answers.filter((answer) => answer.ReturnCode === 0)).toHaveLength(5);
    expect(answers.filter((answer) => answer.ReturnCode === code('QuantityLimit'))).toHaveLength(15);
    expect(await view(BasketGUID)).toMatchObject({ TotalQuantity: 6, TotalItems: 2 });
  });
});

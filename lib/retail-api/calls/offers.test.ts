import { type CartWire, type OfferWire, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { PROMOTIONS_NOW, promotionsOf, VALID } from '../testing/promotions.ts';
import { setSiteOption } from '../testing/set-site-option.ts';
import { setDelivery } from '../testing/shop-rules.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const RING = '7701SV01-14';
const OTHER_RING = '7701SV01-12';
const WATCH_URL = 'aarvane-ganga-three-hand-date-watch-blue-dial-1801av01';
const RING_URL = 'suvarnika-solitaire-ring-7701sv01';
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const line = (id: string, more: object) => ({
  kind: 'line' as const,
  id,
  title: id,
  terms: 'Terms.',
  ...VALID,
  ...more,
});
const percent = (value: number) => ({ kind: 'percent', percent: value });

/** Offers for one watch, for two, for rings, of the past and the future, free shipping twice, and a note. */
const PROMOTIONS = promotionsOf({
  offers: [
    line('watch-pair', { scope: { rootCategories: ['Watches'] }, benefit: percent(15), minimumQuantity: 2 }),
    line('aarvane-ten', { scope: { brands: ['Aarvane'] }, benefit: percent(10) }),
    line('aarvane-five', { scope: { brands: ['Aarvane'] }, benefit: percent(5) }),
    line('rings', {
      scope: { categories: ['Rings'] },
      benefit: { kind: 'amount', amount: 1_000 },
      minimumAmount: 125_000,
      minimumQuantity: 3,
    }),
    line('later', { startsAt: '2026-11-21T10:00:01+05:30', benefit: percent(50) }),
    line('over', { endsAt: '2026-11-21T10:00:00+05:30', benefit: percent(50) }),
    { kind: 'free-shipping', id: 'shipping-far', title: 'Far', terms: 'Terms.', ...VALID, minimumAmount: 500_000 },
    { kind: 'free-shipping', id: 'shipping', title: 'Free shipping', terms: 'Terms.', ...VALID, minimumAmount: 12_000 },
    {
      kind: 'note',
      id: 'bank',
      title: 'Bank',
      terms: 'Gives back.',
      ...VALID,
      scope: { rootCategories: ['Jewellery'] },
    },
  ],
  coupons: [{ code: 'TEN', terms: '10% off.', ...VALID, benefit: percent(10) }],
});

describeOnEachEngine('offers in a cart', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', promotions: PROMOTIONS, now: () => PROMOTIONS_NOW });
  });
  beforeEach(async () => {
    await optionTo('Offers', 'on');
    setDelivery({ charge: 99 });
    await stockTo(WATCH, 28);
    await stockTo(TWO_LEFT, 2);
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  async function fill(quantities: Record<string, number>): Promise<CartWire> {
    const carts: CartWire[] = [];
    for (const [SKU, Quantity] of Object.entries(quantities)) {
      const BasketGUID = carts.at(-1)?.BasketGUID ?? '';
      const { Data } = await caller.post<CartWire>('AddCart', { SKU, Quantity, BasketGUID });
      if (!Data) throw new Error(`${SKU} was not added.`);
      carts.push(Data);
    }
    const cart = carts.at(-1);
    if (!cart) throw new Error('Nothing was to be added.');
    return cart;
  }
  const offersOf = async (cart: CartWire, more: object = {}) => {
    const { Data } = await caller.post<OfferWire[]>('GetCartOffersNew', { BasketGUID: cart.BasketGUID, ...more });
    return new Map((Data ?? []).map((offer) => [offer.OfferId, offer]));
  };
  const view = async (BasketGUID: string) => (await caller.post<CartWire>('ViewCartNew', { BasketGUID })).Data;
  const choose = (cart: CartWire, OfferId: string, more: object = {}) =>
    caller.post<CartWire>('UpdateCartOffer', { BasketGUID: cart.BasketGUID, ProductUrl: WATCH_URL, OfferId, ...more });
  const optionTo = (option_id: string, value: string) => setSiteOption(api.context.db, option_id, value);
  const stockTo = (sku: string, quantity: number) =>
    api.context.db.updateTable('skus').set({ quantity }).where('sku', '=', sku).execute();

  test('a line gets the best offer automatically, and each offer states what it would save', async () => {
    const cart = await fill({ [WATCH]: 1 });
    expect(cart).toMatchObject({
      SubTotal: 12_495,
      DiscountOfferValue: 1_250,
      DiscountOfferText: 'aarvane-ten',
      OfferCount: 2,
      Products: [{ OfferId: 'aarvane-ten', OfferTitle: 'aarvane-ten', OfferDiscount: 1_250, NetPrice: 11_245 }],
    });
    const offers = await offersOf(cart);
    expect([...offers.keys()]).toEqual(['watch-pair', 'aarvane-ten', 'aarvane-five', 'shipping']);
    const LineId = cart.Products[0]?.LineId;
    expect(offers.get('aarvane-ten')).toEqual({
      OfferId: 'aarvane-ten',
      Title: 'aarvane-ten',
      Terms: 'Terms.',
      Kind: 'line',
      AppliesTo: [{ LineId, ProductUrl: WATCH_URL, SizeName: null, Saving: 1_250, Selected: true, Best: true }],
      Saving: 1_250,
      Eligible: true,
      MissingText: '',
      Selected: true,
    });
    expect(offers.get('aarvane-five')).toMatchObject({
      AppliesTo: [{ Saving: 625, Selected: false, Best: false }],
      Saving: 625,
      Eligible: true,
      Selected: false,
    });
    expect(offers.get('watch-pair')).toMatchObject({
      AppliesTo: [{ Saving: 1_875, Selected: false, Best: false }],
      Eligible: false,
      MissingText: 'Add 1 more item',
      Selected: false,
    });
  });

  test('an offer states the missing quantity and rupees until they are reached', async () => {
    const cart = await fill({ [OTHER_RING]: 1 });
    const near = await offersOf(cart);
    expect(near.get('rings')).toMatchObject({ Eligible: false, MissingText: 'Add 2 more items and ₹60,001 more' });
    expect(near.get('bank')).toMatchObject({
      Kind: 'note',
      Eligible: true,
      Saving: 0,
      MissingText: '',
      Selected: false,
    });
    expect(near.has('aarvane-ten')).toBe(false);
    const line = { BasketGUID: cart.BasketGUID, LineId: cart.Products[0]?.LineId };
    await caller.post('UpdateCart', { ...line, Quantity: 3 });
    expect((await offersOf(cart)).get('rings')).toMatchObject({ Eligible: true, MissingText: '', Selected: true });
  });

  test('an offer on several lines is split over them in proportion to their cost', async () => {
    const cart = await fill({ [OTHER_RING]: 2, [RING]: 1 });
    const offer = (await offersOf(cart)).get('rings');
    expect(offer).toMatchObject({
      AppliesTo: [
        { SizeName: '12', Saving: 662 },
        { SizeName: '14', Saving: 338 },
      ],
      Saving: 1_000,
    });
    expect(cart.Products.map(({ OfferDiscount }) => OfferDiscount)).toEqual([662, 338]);
  });

  test('shipping is free from the lowest amount, compared with full prices', async () => {
    const near = await fill({ [TWO_LEFT]: 1 });
    expect(near).toMatchObject({ ShippingCharges: 99, FreeShippingMissing: 2_000.5, TotalAmount: 10_098.5 });
    expect((await offersOf(near)).get('shipping')).toMatchObject({
      Kind: 'cart',
      Saving: 99,
      Eligible: false,
      MissingText: 'Add ₹2,000.50 more',
      Selected: false,
    });
    // What is left to pay is below the amount, with the offer and with the coupon as well.
    const cart = await fill({ [WATCH]: 1 });
    expect(cart).toMatchObject({ ShippingCharges: 0, FreeShippingMissing: 0, TotalAmount: 11_245 });
    for (const more of [{}, { CouponCode: 'TEN' }]) {
      expect((await offersOf(cart, more)).get('shipping')).toMatchObject({
        AppliesTo: [{ Saving: 99, Selected: true, Best: false }],
        Eligible: true,
        MissingText: '',
        Selected: true,
      });
    }
    setDelivery({ charge: 0 });
    expect((await offersOf(cart)).has('shipping')).toBe(false);
  });

  test('a chosen offer is stored with its line, “no offer” can be chosen, and the whole cart is returned', async () => {
    const cart = await fill({ [WATCH]: 1, [RING]: 1 });
    const chosen = await choose(cart, 'aarvane-five', { Version: cart.Version });
    expect(chosen.Data).toMatchObject({
      Version: cart.Version + 1,
      DiscountOfferValue: 625,
      Products: [{ OfferId: 'aarvane-five' }, { OfferId: '' }],
    });
    expect(await view(cart.BasketGUID)).toEqual(chosen.Data);
    const none = await choose(cart, '');
    expect(none.Data).toMatchObject({ DiscountOfferValue: 0, Products: [{ OfferId: '', NetPrice: 12_495 }, {}] });
    expect((await offersOf(cart)).get('aarvane-ten')).toMatchObject({ Selected: false, Eligible: true });
  });

  test('a chosen offer whose condition is lost is replaced by the best one, and returns when it is met again', async () => {
    const cart = await fill({ [WATCH]: 2 });
    await choose(cart, 'watch-pair');
    const change = { BasketGUID: cart.BasketGUID, LineId: cart.Products[0]?.LineId };
    const one = await caller.post<CartWire>('UpdateCart', { ...change, Quantity: 1 });
    expect(one.Data?.Products[0]?.OfferId).toBe('aarvane-ten');
    const two = await caller.post<CartWire>('UpdateCart', { ...change, Quantity: 2 });
    expect(two.Data?.Products[0]?.OfferId).toBe('watch-pair');
  });

  test.each([
    ['an unknown one', 'no-such-offer'],
    ['one that the cart does not reach', 'watch-pair'],
    ['one for other lines', 'rings'],
    ['one that has not begun', 'later'],
    ['one that is over', 'over'],
    ['free shipping', 'shipping'],
    ['a note', 'bank'],
  ])('%s cannot be chosen as an offer, and nothing changes', async (_title, offerId) => {
    const cart = await fill({ [WATCH]: 1, [RING]: 2, [OTHER_RING]: 1 });
    expect((await choose(cart, offerId)).ReturnCode).toBe(code('OfferNotEligible'));
    expect(await view(cart.BasketGUID)).toEqual(cart);
  });

  test('choosing an offer for an outdated cart or a missing line is a conflict; repeating a choice is not', async () => {
    const cart = await fill({ [WATCH]: 1 });
    const first = await choose(cart, 'aarvane-five', { Version: cart.Version });
    expect(await choose(cart, 'aarvane-five', { Version: cart.Version })).toEqual(first);
    expect((await choose(cart, 'aarvane-ten', { Version: cart.Version })).ReturnCode).toBe(code('Conflict'));
    for (const ProductUrl of [RING_URL, 'no-such-product', '/']) {
      expect((await choose(cart, '', { ProductUrl })).ReturnCode).toBe(code('Conflict'));
    }
    expect(await view(cart.BasketGUID)).toEqual(first.Data);
  });

  test('a line is identified by its size when a product has several sizes', async () => {
    const cart = await fill({ [OTHER_RING]: 2, [RING]: 1 });
    const ring = { ProductUrl: RING_URL };
    expect((await choose(cart, '', ring)).ReturnCode).toBe(code('SizeRequired'));
    expect((await choose(cart, '', { ...ring, SizeName: '16' })).ReturnCode).toBe(code('Conflict'));
    const chosen = await choose(cart, '', { ...ring, SizeName: '14' });
    expect(chosen.Data?.Products).toMatchObject([{ OfferId: 'rings', OfferDiscount: 662 }, { OfferId: '' }]);
  });

  test('a sold-out line has no offer and does not help another line to qualify', async () => {
    const cart = await fill({ [WATCH]: 1, [TWO_LEFT]: 1 });
    expect(cart.Products.map(({ OfferId }) => OfferId)).toEqual(['watch-pair', 'watch-pair']);
    await stockTo(TWO_LEFT, 0);
    expect((await view(cart.BasketGUID))?.Products.map(({ OfferId }) => OfferId)).toEqual(['aarvane-ten', '']);
    const offers = await offersOf(cart);
    expect(offers.get('watch-pair')).toMatchObject({ Eligible: false, AppliesTo: [{ ProductUrl: WATCH_URL }] });
    expect(offers.get('shipping')?.AppliesTo).toHaveLength(1);
    await stockTo(WATCH, 0);
    expect((await offersOf(cart)).size).toBe(0);
    expect((await choose(cart, 'aarvane-ten')).ReturnCode).toBe(code('OfferNotEligible'));
  });

  test('with offers off there are none to choose; shipping is still free from its amount', async () => {
    const [cart, small] = [await fill({ [WATCH]: 1 }), await fill({ [TWO_LEFT]: 1 })];
    await optionTo('Offers', 'off');
    expect((await offersOf(cart)).size).toBe(0);
    expect(await view(cart.BasketGUID)).toMatchObject({ DiscountOfferValue: 0, OfferCount: 0, ShippingCharges: 0 });
    expect(await view(small.BasketGUID)).toMatchObject({ DiscountOfferValue: 0, ShippingCharges: 99 });
    expect((await choose(cart, 'aarvane-ten')).ReturnCode).toBe(code('OfferNotEligible'));
  });

  test('an empty cart has no offers; an expired basket is not found', async () => {
    const request = (BasketGUID: string) => caller.post('GetCartOffersNew', { BasketGUID });
    expect(await request('')).toMatchObject({ ReturnCode: 0, Data: [] });
    const { BasketGUID } = await fill({ [WATCH]: 1 });
    await caller.post('RemoveCartItem', { BasketGUID, SKU: WATCH });
    expect(await request(BasketGUID)).toMatchObject({ ReturnCode: 0, Data: [] });
    const dead = { ReturnCode: code('NotFound'), Data: { Subject: 'basket' } };
    expect(await request('A'.repeat(24))).toMatchObject(dead);
    const choice = { ProductUrl: WATCH_URL, OfferId: '' };
    expect(await caller.post('UpdateCartOffer', { ...choice, BasketGUID: 'A'.repeat(24) })).toMatchObject(dead);
    expect((await caller.post('UpdateCartOffer', choice)).ReturnCode).toBe(code('CartEmpty'));
  });

  test('of 10 concurrent choices for one cart version one is accepted', async () => {
    const cart = await fill({ [WATCH]: 1 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        choose(cart, number % 2 ? 'aarvane-five' : 'aarvane-ten', { Version: cart.Version }),
      ),
    );
    const accepted = new Set(answers.flatMap(({ Data }) => (Data?.Version ? Data.Products[0]?.OfferId : [])));
    expect(accepted.size).toBe(1);
    expect(await view(cart.BasketGUID)).toMatchObject({ Version: cart.Version + 1 });
  });
});

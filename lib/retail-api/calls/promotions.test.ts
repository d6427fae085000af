import type { CartWire, calls, DataOf, RefusalData, SavedRecords } from '#lib/contract/index.ts';
import { RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS } from '#lib/shared/durations.ts';
import { followOffers } from '../cart/promotions/follow-offers.ts';
import { importPromotions } from '../cart/promotions/import-promotions.ts';
import { demoPromotions, sourceOf } from '../cart/promotions/read-promotions.ts';
import { type ApiCaller, dataOf, send, signInSession } from '../testing/api-caller.ts';
import { cartCallsOf } from '../testing/cart-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { deskCaller, OPERATOR_KEY } from '../testing/operator.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-26T12:00:00+05:30');
const WATCH = '1802AV01';

describeOnEachEngine('promotions by the operator', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now = NOW;
  let keys = 0;

  beforeEach(async () => {
    now = NOW;
    api = await createTestApi({ engine, operatorKey: OPERATOR_KEY, promotions: 'demo', now: () => now });
    caller = await signInSession(api.handle);
  });
  afterEach(() => api.close());

  const desk = <Data>(name: string, body: object) => deskCaller(api.handle)<Data>(name, body);
  const save = (name: string, Rows: object[], more: object = {}) =>
    desk<SavedRecords & RefusalData>(name, {
      Rows,
      Operator: 'Meera Shah',
      IdempotencyKey: `promotions-${keys++}`,
      ...more,
    });
  const offers = async () => {
    const headers = { authorization: `Bearer ${OPERATOR_KEY}` };
    return dataOf(
      await send<DataOf<typeof calls.offerRecords>>(api.handle, 'OfferRecords', { headers }),
      'OfferRecords',
    );
  };
  const at = (ms: number) => new Date(NOW + ms).toISOString();
  const valid = { startsAt: at(-HOUR_MS), endsAt: at(DAY_MS) };
  const half = {
    kind: 'line',
    title: 'Half price',
    terms: '50% off.',
    ...valid,
    scope: { products: [WATCH] },
    benefit: { kind: 'percent', percent: 50 },
  };
  const row = (Fields: object, more: object = {}) => ({ Id: 'half-price', ExpectedVersion: 0, Fields, ...more });
  const cart = async (): Promise<CartWire> => cartCallsOf(() => caller).cartWith({ SKU: WATCH, Quantity: 1 });

  test('a saved offer counts in carts at once, and a paused one no longer does', async () => {
    const saved = await save('SaveOffers', [row(half, { Position: 0 })]);
    expect(saved.Data?.Rows).toEqual([{ Row: 1, Id: 'half-price', Change: 'created', Version: 1 }]);
    expect((await offers())[0]).toMatchObject({ Id: 'half-price', Fields: { title: 'Half price', paused: false } });
    const { Products, BasketGUID } = await cart();
    expect(Products[0]).toMatchObject({
      OfferId: 'half-price',
      OfferDiscount: Math.round((Products[0]?.UnitPrice ?? 0) / 2),
    });
    await save('SaveOffers', [row({ paused: true }, { ExpectedVersion: 1 })]);
    const after = await cartCallsOf(() => caller).view(BasketGUID);
    expect(after?.Products[0]?.OfferId).not.toBe('half-price');
    await save('SaveOffers', [{ Id: 'half-price', Action: 'remove', ExpectedVersion: 2 }]);
    expect((await offers()).map(({ Id }) => Id)).not.toContain('half-price');
  });

  test('every process purges the pages that show offers: after a save, and when one begins or ends', async () => {
    const purged: string[][] = [];
    const follow = followOffers({ db: api.context.db, now: () => now, onChanged: (tags) => purged.push(tags) });
    await follow();
    await save('SaveOffers', [row({ ...half, startsAt: at(HOUR_MS) })]);
    await follow();
    expect(purged).toEqual([['offers', 'home']]);
    await follow();
    now = NOW + HOUR_MS;
    await follow();
    expect(purged).toHaveLength(2);
    now = NOW + DAY_MS;
    await follow();
    expect(purged).toHaveLength(3);
  });

  test('drafts are tried on a sample cart, and nothing of them is saved', async () => {
    const before = await offers();
    const coupon = { terms: '10% off.', ...valid, benefit: { kind: 'percent', percent: 10 } };
    const tried = await desk<DataOf<typeof calls.tryOffers>>('TryOffers', {
      Lines: [{ SKU: WATCH, Quantity: 2 }],
      Offers: [row({ ...half, startsAt: at(HOUR_MS) })],
      Coupons: [{ Id: 'DRAFT10', ExpectedVersion: 0, Fields: coupon }],
      CouponCode: 'draft10',
      At: at(2 * HOUR_MS),
    });
    const { Cart, Offers, CartWithoutDrafts } = dataOf(tried, 'TryOffers');
    const [line] = Cart.Products;
    expect(line).toMatchObject({ OfferId: 'half-price', OfferDiscount: line?.UnitPrice });
    expect(Cart.CouponDiscount).toBeGreaterThan(0);
    expect(Offers.find(({ OfferId }) => OfferId === 'half-price')).toMatchObject({ Eligible: true, Selected: true });
    expect(CartWithoutDrafts.Products[0]?.OfferId).not.toBe('half-price');
    expect(CartWithoutDrafts.CouponDiscount).toBe(0);
    expect(await offers()).toEqual(before);
    const unknown = await desk<RefusalData>('TryOffers', { Lines: [{ SKU: 'NOPE', Quantity: 1 }] });
    expect(unknown.Data?.Refused).toMatchObject([{ Row: 1, Field: 'SKU' }]);
  });

  test('bad rows are refused with row and field, stale ones with Conflict, and nothing is saved', async () => {
    const before = await offers();
    const refused = await save('SaveOffers', [
      row(half),
      { Id: 'other', ExpectedVersion: 0, Fields: { ...half, benefit: { kind: 'percent', percent: 101 } } },
      { Id: 'third', ExpectedVersion: 0, Fields: { ...half, endsAt: valid.startsAt, startsAt: valid.endsAt } },
    ]);
    expect(refused.Data?.Refused?.map(({ Row, Field }) => [Row, Field])).toEqual([
      [2, 'benefit.percent'],
      [3, 'endsAt'],
    ]);
    const stale = await save('SaveOffers', [{ Id: before[0]?.Id, ExpectedVersion: 7, Fields: { title: 'New' } }]);
    expect(stale.ReturnCode).toBe(RETURN_CODES.Conflict.code);
    const dry = await save('SaveOffers', [row(half)], { DryRun: true });
    expect(dry.Data).toMatchObject({ Saved: 1, Changed: 1 });
    expect(await offers()).toEqual(before);
  });

  test('after the first save the file changes no offers and no coupons', async () => {
    const { db } = api.context;
    await save('SaveOffers', [row(half)]);
    const file = { ...(await demoPromotions()), offers: [], coupons: [] };
    expect(await importPromotions(db, sourceOf(file), now)).toBe(true);
    expect((await offers()).map(({ Id }) => Id)).toContain('half-price');
    expect((await offers()).length).toBeGreaterThan(1);
  });

  test('coupons are found by the beginning of their codes, paused and removed', async () => {
    const Fields = { terms: '₹500 off.', ...valid, benefit: { kind: 'amount', amount: 500 } };
    await save('SaveCoupons', [{ Id: 'ACME500', ExpectedVersion: 0, Fields }]);
    const { BasketGUID } = await cart();
    const use = () => caller.post('VerifyCoupon', { CouponCode: 'acme500', BasketGUID });
    expect((await use()).ReturnCode).toBe(0);
    const list = await desk<DataOf<typeof calls.couponRecords>>('CouponRecords', { Search: 'acme' });
    expect(list.Data).toMatchObject({ Coupons: [{ Id: 'ACME500', Version: 1, Uses: 0 }], Next: '' });
    await save('SaveCoupons', [{ Id: 'ACME500', ExpectedVersion: 1, Fields: { paused: true } }]);
    expect((await use()).ReturnCode).toBe(RETURN_CODES.CouponUnknown.code);
    await save('SaveCoupons', [{ Id: 'ACME500', Action: 'remove', ExpectedVersion: 2 }]);
    expect((await desk<DataOf<typeof calls.couponRecords>>('CouponRecords', { Search: 'ACME' })).Data?.Coupons).toEqual(
      [],
    );
    const lower = await save('SaveCoupons', [{ Id: 'acme', ExpectedVersion: 0, Fields }]);
    expect(lower.Data?.Refused).toMatchObject([{ Row: 1, Field: 'code' }]);
  });

  test('gift coupons are created and changed until they are used', async () => {
    const { db } = api.context;
    const Fields = { amount: 500, ...valid };
    await save('SaveGiftCoupons', [{ Id: 'GIFTACME1', ExpectedVersion: 0, Fields }]);
    await save('SaveGiftCoupons', [{ Id: 'GIFTACME1', ExpectedVersion: 1, Fields: { amount: 750 } }]);
    const read = async () =>
      (await desk<DataOf<typeof calls.giftCouponRecords>>('GiftCouponRecords', { Search: 'GIFTACME' })).Data
        ?.GiftCoupons;
    expect(await read()).toMatchObject([{ Id: 'GIFTACME1', Version: 2, Fields: { amount: 750, usedAt: null } }]);
    await db.updateTable('gift_coupons').set({ used_at: now }).where('code', '=', 'GIFTACME1').execute();
    const late = await save('SaveGiftCoupons', [{ Id: 'GIFTACME1', Action: 'remove', ExpectedVersion: 2 }]);
    expect(late.Data?.Refused).toMatchObject([{ Row: 1, Message: expect.stringContaining('was used') }]);
    expect(await read()).toHaveLength(1);
  });

  test('shoppers cannot make the calls', async () => {
    expect((await caller.get('OfferRecords')).ReturnCode).not.toBe(0);
    expect((await caller.post('TryOffers', {})).ReturnCode).not.toBe(0);
  });
});

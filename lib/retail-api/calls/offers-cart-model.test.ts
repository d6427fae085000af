import { type CartWire, paiseOf, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import fc from '#lib/testing/generated.ts';
import { type ApiCaller, addCustomerToken, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { PROMOTIONS_NOW, promotionsOf, VALID } from '../testing/promotions.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const WATCH = '1801AV01';
const TWO_LEFT = '2101PK01';
const RING = '7701SV01-14';
const GOODS = new Map([
  [WATCH, { max: 5, price: 12_495_00 }],
  [TWO_LEFT, { max: 2, price: 9_999_50 }],
  [RING, { max: 5, price: 66_499_00 }],
]);
/**
 * Rupees. Each cart starts with two watches, which reach both amounts at full price but not by what is left to
 * pay.
 */
const COUPON_FROM = 24_000;
const SHIPPING_FREE_FROM = 24_500;
const DEAD = 'A'.repeat(24);
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const shown = (id: string) => ({ id, title: id, terms: 'Terms.', ...VALID });

/** For an Aarvane line the offer `ten` is better than all others; the rings have no line offer. */
const PROMOTIONS = promotionsOf({
  offers: [
    { ...shown('five'), kind: 'line', scope: { brands: ['Aarvane'] }, benefit: { kind: 'percent', percent: 5 } },
    { ...shown('ten'), kind: 'line', scope: { brands: ['Aarvane'] }, benefit: { kind: 'percent', percent: 10 } },
    {
      ...shown('three'),
      kind: 'line',
      scope: { rootCategories: ['Watches'] },
      benefit: { kind: 'amount', amount: 100 },
      minimumQuantity: 3,
    },
    { ...shown('shipping'), kind: 'free-shipping', minimumAmount: SHIPPING_FREE_FROM },
  ],
  coupons: [
    { code: 'TEN', terms: 'Terms.', ...VALID, minimumAmount: COUPON_FROM, benefit: { kind: 'percent', percent: 10 } },
  ],
});

type Whose = 'own' | 'foreign' | 'dead';
interface Target {
  whose: Whose;
  sku: string;
}
type Step =
  | (Target & { kind: 'add'; quantity: number })
  | (Target & { kind: 'update'; quantity: number })
  | (Target & { kind: 'remove' })
  | (Target & { kind: 'choose'; offerId: string });

const target = {
  whose: fc.oneof({ weight: 8, arbitrary: fc.constant<Whose>('own') }, fc.constantFrom<Whose>('foreign', 'dead')),
  sku: fc.constantFrom(...GOODS.keys()),
};
const quantity = fc.integer({ min: 1, max: 6 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), ...target, quantity }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('update' as const), ...target, quantity }) },
  fc.record({ kind: fc.constant('remove' as const), ...target }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('choose' as const),
      ...target,
      offerId: fc.constantFrom('', 'five', 'ten', 'three', 'shipping', 'no-such-offer'),
    }),
  },
);

interface Line {
  sku: string;
  quantity: number;
  /** Null when no offer was chosen. */
  chosen: string | null;
}

function offersFor(sku: string, lines: readonly Line[]): string[] {
  const watches = lines.filter((line) => line.sku !== RING).reduce((sum, line) => sum + line.quantity, 0);
  const three = watches >= 3 ? ['three'] : [];
  if (sku === WATCH) return ['ten', 'five', ...three];
  return sku === TWO_LEFT ? three : [];
}

/** The offer that applies to a line. */
function offerOf({ sku, chosen }: Line, lines: readonly Line[]): string {
  const offers = offersFor(sku, lines);
  if (chosen === '') return '';
  return chosen !== null && offers.includes(chosen) ? chosen : (offers[0] ?? '');
}

/** The cart after a step; null when the step is refused. */
function apply(lines: readonly Line[], action: Step): Line[] | null {
  const line = lines.find(({ sku }) => sku === action.sku);
  if (action.kind === 'remove') return lines.filter((other) => other !== line);
  if (action.kind === 'choose') {
    const allowed = ['', ...offersFor(action.sku, lines)].includes(action.offerId);
    return line && allowed
      ? lines.map((other) => (other === line ? { ...line, chosen: action.offerId } : other))
      : null;
  }
  const wanted = action.quantity + (action.kind === 'add' ? (line?.quantity ?? 0) : 0);
  if (wanted > (GOODS.get(action.sku)?.max ?? 0)) return null;
  if (line) return lines.map((other) => (other === line ? { ...line, quantity: wanted } : other));
  return action.kind === 'add' ? [...lines, { sku: action.sku, quantity: wanted, chosen: null }] : null;
}

describeOnEachEngine('a cart with offers, compared with a model', (engine) => {
  let api: TestApi;
  let foreign: CartWire;
  let owner: ApiCaller;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', promotions: PROMOTIONS, now: () => PROMOTIONS_NOW });
    owner = await signInSession(api.handle, await addCustomerToken(api.context, 'owner'));
    for (const SKU of GOODS.keys()) {
      const { Data } = await owner.post<CartWire>('AddCart', { SKU });
      if (Data) foreign = Data;
    }
  });
  afterAll(() => api.close());

  test('a cart has the model’s lines and offers after every step, and its amounts add up', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25, size: 'max' }), async (steps) => {
        const caller = await signInSession(api.handle);
        const { Data: first } = await caller.post<CartWire>('AddCart', { SKU: WATCH, Quantity: 2 });
        const view = { BasketGUID: first?.BasketGUID ?? '', CouponCode: 'TEN' };
        let { Data: own } = await caller.post<CartWire>('ViewCartNew', view);
        let lines: Line[] = [{ sku: WATCH, quantity: 2, chosen: null }];
        expect(own).toMatchObject({ SubTotal: 24_990, DiscountOfferValue: 2_499, CouponDiscount: 2_250 });
        if (own) expectToAddUp(own, lines);
        for (const action of steps) {
          const answer = await caller.post<CartWire>(...callOf(action, { guid: view.BasketGUID, own, foreign }));
          const { Data: cart } = await caller.post<CartWire>('ViewCartNew', view);
          const after = action.whose === 'own' ? apply(lines, action) : null;
          if (after) expect(answer.Data).toEqual(cart);
          else expect([answer.ReturnCode !== 0, cart]).toEqual([true, own]);
          if (action.whose !== 'own') expect(answer.ReturnCode).toBe(code('NotFound'));
          lines = after ?? lines;
          own = cart;
          expect(cart?.Products.map((line) => [line.SKU, line.Quantity, line.OfferId]) ?? []).toEqual(
            lines.map((line) => [line.sku, line.quantity, offerOf(line, lines)]),
          );
          if (cart) expectToAddUp(cart, lines);
        }
        expect((await owner.post('ViewCartNew')).Data).toEqual(foreign);
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});

function callOf(
  action: Step,
  { guid, own, foreign }: { guid: string; own: CartWire | null; foreign: CartWire },
): [name: string, body: object] {
  const cart = action.whose === 'foreign' ? foreign : own;
  const BasketGUID = { own: guid, foreign: foreign.BasketGUID, dead: DEAD }[action.whose];
  const line = cart?.Products.find(({ SKU }) => SKU === action.sku);
  const request = { BasketGUID, CouponCode: 'TEN', LineId: line?.LineId ?? 'none' };
  if (action.kind === 'add') return ['AddCart', { ...request, SKU: action.sku, Quantity: action.quantity }];
  if (action.kind === 'update') return ['UpdateCart', { ...request, Quantity: action.quantity }];
  if (action.kind === 'remove') return ['RemoveCartItem', request];
  const names = { ProductUrl: line?.ProductUrl ?? 'gone', SizeName: line?.SizeName };
  return ['UpdateCartOffer', { ...request, ...names, OfferId: action.offerId }];
}

function expectToAddUp(cart: CartWire, lines: readonly Line[]): void {
  const subtotal = lines.reduce((sum, line) => sum + line.quantity * (GOODS.get(line.sku)?.price ?? 0), 0);
  const sumOf = (read: (line: CartWire['Products'][number]) => number) =>
    cart.Products.reduce((sum, line) => sum + paiseOf(read(line)), 0);
  const discounts = paiseOf(cart.DiscountOfferValue) + paiseOf(cart.CouponDiscount) + paiseOf(cart.GiftCouponDiscount);
  expect(paiseOf(cart.SubTotal)).toBe(subtotal);
  expect(sumOf(({ OfferDiscount }) => OfferDiscount)).toBe(paiseOf(cart.DiscountOfferValue));
  expect(sumOf(({ CouponDiscount }) => CouponDiscount)).toBe(paiseOf(cart.CouponDiscount));
  expect(sumOf(({ NetPrice }) => NetPrice)).toBe(subtotal - discounts);
  expect(paiseOf(cart.ShippingCharges)).toBe(subtotal >= paiseOf(SHIPPING_FREE_FROM) ? 0 : 99_00);
  expect(cart.Coupon === null).toBe(subtotal < paiseOf(COUPON_FROM));
  expect(paiseOf(cart.TotalAmount)).toBe(subtotal - discounts + paiseOf(cart.ShippingCharges));
  expect(paiseOf(cart.PayableAmount)).toBe(paiseOf(cart.TotalAmount) - paiseOf(cart.GiftCardAmount));
  const taxed = cart.Taxes.reduce((sum, rate) => sum + paiseOf(rate.TaxableAmount) + paiseOf(rate.TaxAmount), 0);
  expect(taxed).toBe(paiseOf(cart.TotalAmount));
}

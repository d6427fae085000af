import fc from '#lib/testing/generated.ts';
import { priceCart } from './price-cart.ts';
import { randomCart } from './proof/random-cart.ts';
import type { Benefit, CartPrice, PricingInput } from './types.ts';

const carts = fc.integer().map(randomCart);
const RUNS = { numRuns: 1_000 };

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const charged = ({ charges }: { charges: CartPrice['charges'] }) => sum(charges.map(({ amount }) => amount));
const over = (price: CartPrice, figure: keyof Omit<CartPrice['lines'][number], 'id' | 'offerId' | 'charges'>) =>
  sum(price.lines.map((line) => line[figure]));

/** Checks a property of the prices of many random carts. */
function always(law: (price: CartPrice, input: PricingInput) => void) {
  fc.assert(
    fc.property(carts, (input) => law(priceCart(input), input)),
    RUNS,
  );
}

test('the parts of the lines add up to every amount of the cart', () => {
  always((price) => {
    expect({
      subtotal: over(price, 'gross'),
      offerDiscount: over(price, 'offerDiscount'),
      couponDiscount: over(price, 'couponDiscount'),
      giftCouponDiscount: over(price, 'giftCouponDiscount'),
      shipping: over(price, 'shipping'),
      charges: price.charges.map((_charge, index) => sum(price.lines.map(({ charges }) => charges[index]?.amount ?? 0))),
      total: over(price, 'net') + over(price, 'shipping') + sum(price.lines.map(charged)),
      tax: over(price, 'tax'),
      giftCardAmount: sum(price.giftCards.map(({ amount }) => amount)),
    }).toEqual({
      subtotal: price.subtotal,
      offerDiscount: price.offerDiscount,
      couponDiscount: price.couponDiscount,
      giftCouponDiscount: price.giftCouponDiscount,
      shipping: price.shipping,
      charges: price.charges.map(({ amount }) => amount),
      total: price.total,
      tax: sum(price.taxes.map(({ tax }) => tax)),
      giftCardAmount: price.giftCardAmount,
    });
  });
});

test('the amounts of a cart and of each line add up', () => {
  always((price) => {
    const discounts = price.offerDiscount + price.couponDiscount + price.giftCouponDiscount;
    expect(price.subtotal - discounts + price.shipping + charged(price)).toBe(price.total);
    expect(price.total - price.giftCardAmount).toBe(price.payable);
    const wrong = price.lines.filter(
      ({ gross, offerDiscount, couponDiscount, giftCouponDiscount, net }) =>
        gross - offerDiscount - couponDiscount - giftCouponDiscount !== net,
    );
    expect(wrong).toEqual([]);
  });
});

test('all amounts are whole paise, none is negative, and no deduction exceeds its base', () => {
  const isPaise = (amount: number) => Number.isSafeInteger(amount) && amount >= 0;
  always((price, { giftCoupon, giftCards }) => {
    const { lines, offers, taxes, coupon, charges, giftCards: paid, ...figures } = price;
    const amounts = [
      figures,
      ...lines.map(({ id: _id, offerId: _offerId, charges: _charges, ...ofLine }) => ofLine),
      ...[...charges, ...lines.flatMap((line) => line.charges)].map(({ amount }) => ({ amount })),
      ...taxes.map(({ taxable, tax }) => ({ taxable, tax })),
    ];
    const notPaise = amounts.filter((each) => !Object.values(each).every(isPaise));
    const tooMuch = [
      ...lines.filter(({ gross, offerDiscount }) => offerDiscount > gross),
      ...lines.filter(({ gross, offerDiscount, couponDiscount }) => couponDiscount > gross - offerDiscount),
      ...lines.filter((line) => line.tax > line.net + line.shipping + charged(line)),
      ...offers.filter(({ savings }) => lines.some(({ id, gross }) => (savings.get(id) ?? 0) > gross)),
      ...paid.filter(({ amount }, index) => !isPaise(amount) || amount > (giftCards[index]?.balance ?? 0)),
    ];
    expect([notPaise, tooMuch]).toEqual([[], []]);
    expect(price.giftCouponDiscount).toBeLessThanOrEqual(giftCoupon);
  });
});

/** The same cart with all amounts rounded up to the rupee. */
function inWholeRupees(input: PricingInput): PricingInput {
  const up = (paise: number) => Math.ceil(paise / 100) * 100;
  const upOrNull = (paise: number | null) => paise && up(paise);
  const benefitOf = ({ benefit }: { benefit: Benefit }): Benefit =>
    benefit.kind === 'amount'
      ? { kind: 'amount', amount: up(benefit.amount) }
      : { ...benefit, cap: upOrNull(benefit.cap) };
  const { coupon, shipping } = input;
  return {
    lines: input.lines.map((line) => ({
      ...line,
      unitPrice: up(line.unitPrice),
      engravingPrice: up(line.engravingPrice),
    })),
    offers: input.offers.map((offer) => ({ ...offer, benefit: benefitOf(offer) })),
    coupon: coupon && { ...coupon, benefit: benefitOf(coupon) },
    giftCoupon: up(input.giftCoupon),
    shipping: { ...shipping, charge: up(shipping.charge) },
    charges: input.charges.map((terms) => ({ ...terms, charge: up(terms.charge) })),
    giftCards: input.giftCards.map((card) => ({ ...card, balance: up(card.balance) })),
  };
}

test('a cart of whole rupees has whole rupees in all its lines and totals', () => {
  fc.assert(
    fc.property(carts, (input) => {
      const { lines, offers, taxes: _taxes, coupon, charges, giftCards, ...figures } = priceCart(inWholeRupees(input));
      const amounts = [
        ...Object.entries({ ...figures, freeShippingMissing: 0 }),
        ...lines.flatMap(({ id: _id, offerId: _offerId, tax: _tax, charges: _charges, ...ofLine }) =>
          Object.entries(ofLine),
        ),
        ...[...charges, ...lines.flatMap((line) => line.charges)].map(({ kind, amount }) => [kind, amount] as const),
        ...offers.flatMap(({ savings }) => [...savings]),
        ...giftCards.map(({ id, amount }) => [id, amount] as const),
        ['coupon', coupon?.kind === 'counts' ? coupon.discount : 0] as const,
      ];
      expect(amounts.filter(([, paise]) => paise % 100 !== 0)).toEqual([]);
    }),
    RUNS,
  );
});

test('for each rate, the taxable amount and its tax equal the cost of goods, shipping and charges', () => {
  always((price, { lines }) => {
    const rates = new Map<number, number>();
    price.lines.forEach((line, index) => {
      const rate = lines[index]?.gstPercent ?? 0;
      rates.set(rate, (rates.get(rate) ?? 0) + line.net + line.shipping + charged(line));
    });
    const costing = [...rates].filter(([, amount]) => amount > 0).toSorted(([one], [other]) => one - other);
    expect(price.taxes.map(({ gstPercent, taxable, tax }) => [gstPercent, taxable + tax])).toEqual(costing);
  });
});

test('a line that is added and removed leaves the cart unchanged', () => {
  fc.assert(
    fc.property(carts, fc.integer(), fc.nat(), (input, seed, place) => {
      const before = priceCart(input);
      const [line] = randomCart(seed).lines;
      fc.pre(line !== undefined);
      const added = { ...line, id: 'added', key: 'ADDED' };
      const lines = input.lines.toSpliced(place % (input.lines.length + 1), 0, added);
      const between = priceCart({ ...input, lines });
      expect(between.subtotal).toBe(before.subtotal + (added.unitPrice + added.engravingPrice) * added.quantity);
      expect(priceCart({ ...input, lines: lines.filter(({ id }) => id !== 'added') })).toEqual(before);
    }),
    RUNS,
  );
});

test('the order in which lines were added changes only their order', () => {
  const byId = (price: CartPrice) => ({
    ...price,
    lines: Object.fromEntries(price.lines.map((line) => [line.id, line])),
  });
  fc.assert(
    fc.property(carts, fc.infiniteStream(fc.nat()), (input, ranks) => {
      const ranked = input.lines.map((line) => ({ line, rank: ranks.next().value }));
      const lines = ranked.toSorted((one, other) => one.rank - other.rank).map(({ line }) => line);
      expect(byId(priceCart({ ...input, lines }))).toEqual(byId(priceCart(input)));
    }),
    RUNS,
  );
});

test('charges change no discount, no minimum and no free shipping', () => {
  always(({ offers, subtotal, coupon, shipping, freeShippingMissing, total, charges }, input) => {
    const without = priceCart({ ...input, charges: [] });
    expect(without).toMatchObject({ offers, subtotal, coupon, shipping, freeShippingMissing });
    expect(total).toBe(without.total + charged({ charges }));
  });
});

test('cash is charged for only where something would be left to collect', () => {
  always((price, input) => {
    const cash = price.charges.find(({ kind }) => kind === 'cash-on-delivery');
    if (!cash) return;
    const charges = input.charges.filter(({ kind }) => kind !== 'cash-on-delivery');
    const before = priceCart({ ...input, charges }).payable;
    expect(before).toBeGreaterThan(0);
    expect(price.payable).toBe(before + cash.amount);
  });
});

test('a higher gift card balance lowers the payable amount', () => {
  fc.assert(
    fc.property(carts, fc.nat(), fc.nat(10_000_000), (cart, which, more) => {
      // Cards that cover everything also make the charge for cash needless.
      const input = { ...cart, charges: cart.charges.filter(({ kind }) => kind !== 'cash-on-delivery') };
      fc.pre(input.giftCards.length > 0);
      const richer = input.giftCards.map((card, index) =>
        index === which % input.giftCards.length ? { ...card, balance: card.balance + more } : card,
      );
      const [before, after] = [priceCart(input), priceCart({ ...input, giftCards: richer })];
      expect(after.payable).toBeLessThanOrEqual(before.payable);
      expect(after.payable).toBeGreaterThanOrEqual(before.payable - more);
      expect([after.total, after.taxes]).toEqual([before.total, before.taxes]);
    }),
    RUNS,
  );
});

test('no choice of offers saves more than the automatic one', () => {
  fc.assert(
    fc.property(carts, (cart) => {
      const lines = cart.lines.slice(0, 3).map((line) => ({ ...line, chosenOffer: null }));
      const input = { ...cart, lines };
      const choices = ['', ...input.offers.map(({ id }) => id)];
      const own = priceCart(input).offerDiscount;
      const combinations = lines.reduce<string[][]>(
        (made, _line) => made.flatMap((combination) => choices.map((choice) => [...combination, choice])),
        [[]],
      );
      const savings = combinations.map((combination) => {
        const chosen = lines.map((line, index) => ({ ...line, chosenOffer: combination[index] ?? '' }));
        return priceCart({ ...input, lines: chosen }).offerDiscount;
      });
      expect(Math.max(...savings)).toBe(own);
    }),
    { numRuns: 200 },
  );
});

test.each<[string, Partial<PricingInput>]>([
  ['offers', { offers: [] }],
  ['a coupon', { coupon: null }],
  ['a gift coupon', { giftCoupon: 0 }],
])('%s never make a cart more expensive', (_what, without) => {
  always((price, input) => expect(price.total).toBeLessThanOrEqual(priceCart({ ...input, ...without }).total));
});

test('a chosen offer that the cart qualifies for is kept, and an empty choice means none', () => {
  always((price, { lines }) => {
    lines.forEach(({ id, chosenOffer }, index) => {
      const offerId = price.lines[index]?.offerId;
      const chosen = price.offers.find(({ offer }) => offer.id === chosenOffer);
      if (chosenOffer === '') expect(offerId).toBeNull();
      else if (chosen?.eligible && chosen.savings.has(id)) expect(offerId).toBe(chosenOffer);
    });
  });
});

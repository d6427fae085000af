import { CHARGE_KINDS } from '#lib/contract/index.ts';
import { randomFrom } from '#lib/retail-api/testing/random-from.ts';
import type { Scope } from '../scope.ts';
import type { Benefit, PricingInput, PricingLine } from '../types.ts';

const BRANDS = ['Titan', 'Sonata', 'Raga'];
const ROOT_CATEGORIES = ['watches', 'jewellery'];
const CATEGORIES = ['men', 'women', 'rings'];
const PRODUCTS = ['P1', 'P2', 'P3', 'P4', 'P5'];
const RATES = [0, 0.25, 1.5, 3, 5, 12, 18, 28, 0.01, 0.29, 1.15];
const OFFERS = ['ten', 'flat', 'pair', 'stack', 'last'];
/** ₹10 crore in paise. */
const TEN_CRORE = 10_000_000_000;
const MAX_ITEMS = 1000;
const MAX_LINES = 100;

/** A random generator for carts. Bounds are inclusive. */
class Dice {
  readonly random: () => number;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.random() * (to - from + 1));
  }

  pick<Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value {
    return values[this.whole(0, values.length - 1)] as Value;
  }

  /** The result of one of the functions, chosen by weight. */
  one<Value>(...options: readonly (readonly [weight: number, make: () => Value])[]): Value {
    let rolled = this.random() * options.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, make] of options) {
      rolled -= weight;
      if (rolled < 0) return make();
    }
    throw new Error('Nothing to choose from');
  }
}

/**
 * A random cart with everything that changes its price, always the same for the same seed (a 32-bit whole number).
 * Most are small; together they reach the edge cases: no lines and a hundred, items at ₹0 and at ₹10 crore, sums
 * on a minimum and one paisa off it, equal lines that tie for a paisa, and discounts above their base.
 */
export function randomCart(seed: number): PricingInput {
  const dice = new Dice(seed);
  const lines = randomLines(dice);
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  return {
    lines,
    offers: OFFERS.slice(0, dice.whole(0, OFFERS.length)).map((id) => ({
      id,
      title: id,
      scope: randomScope(dice),
      minimumQuantity: dice.one([6, () => 1], [3, () => dice.whole(0, 6)]),
      minimumAmount: minimum(dice, subtotal),
      benefit: randomBenefit(dice, subtotal),
    })),
    coupon: dice.chance(0.4)
      ? null
      : { scope: randomScope(dice), minimumAmount: minimum(dice, subtotal), benefit: randomBenefit(dice, subtotal) },
    giftCoupon: dice.one([5, () => 0], [5, () => anyAmount(dice, subtotal)]),
    shipping: {
      charge: dice.one([3, () => 0], [4, () => 9_900], [2, () => dice.whole(1, 50_000)]),
      freeFrom: dice.one([3, () => null], [1, () => 0], [4, () => anyAmount(dice, subtotal)]),
    },
    charges: CHARGE_KINDS.filter(() => dice.chance(0.5)).map((kind) => ({
      kind,
      charge: dice.one([2, () => 0], [4, () => 4_900], [2, () => dice.whole(1, 50_000)]),
      freeFrom: dice.one([3, () => null], [1, () => 0], [4, () => anyAmount(dice, subtotal)]),
    })),
    giftCards: Array.from({ length: dice.one([5, () => 0], [5, () => dice.whole(1, 5)]) }, (_none, index) => ({
      id: `card-${index}`,
      balance: anyAmount(dice, subtotal),
    })),
  };
}

function randomLines(dice: Dice): PricingLine[] {
  const count = dice.one(
    [60, () => dice.whole(1, 3)],
    [30, () => dice.whole(4, 8)],
    [5, () => 0],
    [4, () => dice.whole(9, 20)],
    [0.3, () => dice.whole(21, MAX_LINES)],
  );
  const alike = dice.chance(0.2) ? unitPrice(dice) : null;
  const turned = dice.chance(0.5);
  return Array.from({ length: count }, (_none, index) => ({
    id: `line-${index}`,
    // Neither in the order of the lines nor in that of their numbers.
    key: `S${(turned ? count - index : index).toString(36)}`,
    productCode: dice.pick(PRODUCTS),
    brand: dice.pick(BRANDS),
    rootCategory: dice.pick(ROOT_CATEGORIES),
    category: dice.pick(CATEGORIES),
    unitPrice: alike ?? unitPrice(dice),
    engravingPrice: dice.one([6, () => 0], [2, () => 49_900], [1, () => dice.whole(1, 300_000)]),
    quantity: dice.one([12, () => 1], [5, () => dice.whole(2, 5)], [1, () => dice.whole(6, MAX_ITEMS)]),
    gstPercent: dice.pick(RATES),
    chosenOffer: dice.one(
      [5, () => null],
      [1, () => ''],
      [3, () => dice.pick(OFFERS)],
      [0.5, () => 'an-offer-of-yesterday'],
    ),
  }));
}

function unitPrice(dice: Dice): number {
  return dice.one(
    [10, () => 100 * dice.whole(100, 60_000)],
    [4, () => dice.whole(1, 6_000_000)],
    [2, () => dice.whole(1, 9)],
    [1, () => 0],
    [1, () => dice.whole(1, TEN_CRORE)],
    [0.2, () => TEN_CRORE],
  );
}

function randomScope(dice: Dice): Scope {
  const bound = (share: number, values: readonly string[]) =>
    dice.chance(share) ? values.filter(() => dice.chance(0.6)) : undefined;
  return {
    brands: bound(0.25, BRANDS),
    rootCategories: bound(0.2, ROOT_CATEGORIES),
    categories: bound(0.15, CATEGORIES),
    products: bound(0.1, PRODUCTS),
  };
}

function randomBenefit(dice: Dice, subtotal: number): Benefit {
  return dice.chance(0.6)
    ? {
        kind: 'percent',
        percent: dice.one([8, () => dice.whole(1, 60)], [1, () => dice.whole(0, 100)], [1, () => 100]),
        cap: dice.chance(0.6) ? null : anyAmount(dice, subtotal),
      }
    : { kind: 'amount', amount: anyAmount(dice, subtotal) };
}

const minimum = (dice: Dice, subtotal: number) => dice.one([5, () => 0], [4, () => anyAmount(dice, subtotal)]);

/** An amount of a realistic size: a part of the cart's subtotal, all of it, a paisa less or more, or round rupees. */
function anyAmount(dice: Dice, subtotal: number): number {
  return dice.one(
    [4, () => Math.floor(dice.random() * subtotal)],
    [2, () => Math.max(0, subtotal + dice.whole(-1, 1))],
    [3, () => 10_000 * dice.whole(1, 50)],
    [1, () => dice.whole(0, 10)],
    [1, () => subtotal * 2],
  );
}

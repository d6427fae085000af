import { lineOffer, pricingLine } from '../../testing/pricing.ts';
import { bestOffer, evaluateOffers, itemsAmount, offerOfLine } from './evaluate-offers.ts';
import type { LineOffer, PricingLine } from './types.ts';

const watch = pricingLine('WATCH');
const strap = pricingLine('STRAP', { category: 'straps', unitPrice: 89_900, quantity: 2 });
const ring = pricingLine('RING', { rootCategory: 'jewellery', category: 'rings', unitPrice: 4_599_900 });
const watches = { rootCategories: ['watches'] };

function evaluateOne(offer: LineOffer, lines: readonly PricingLine[]) {
  const [evaluated] = evaluateOffers(lines, [offer]);
  if (!evaluated) throw new Error('The offer was not judged');
  return { ...evaluated, savings: Object.fromEntries(evaluated.savings) };
}

test('a line costs its price times its quantity', () => {
  expect(itemsAmount(strap)).toBe(179_800);
});

describe('evaluating an offer', () => {
  test('a percentage offer is computed on all its lines together', () => {
    expect(evaluateOne(lineOffer('ten', { scope: watches }), [watch, ring, strap])).toMatchObject({
      eligible: true,
      savings: { WATCH: 125_000, STRAP: 18_000 },
      missingAmount: 0,
      missingQuantity: 0,
    });
  });

  test('an offer’s cap applies once, shared by all its lines', () => {
    const capped = lineOffer('ten', { scope: watches, benefit: { kind: 'percent', percent: 10, cap: 100_000 } });
    // ₹1,000 x 12,495 / 14,293 is ₹874.204; the straps bear the other ₹125.796, and so the rupee that is left.
    expect(evaluateOne(capped, [watch, ring, strap]).savings).toEqual({ WATCH: 87_400, STRAP: 12_600 });
  });

  test('an amount offer is deducted once, not per item', () => {
    const flat = lineOffer('flat', { scope: { categories: ['straps'] }, benefit: { kind: 'amount', amount: 50_000 } });
    expect(evaluateOne(flat, [watch, strap]).savings).toEqual({ STRAP: 50_000 });
  });

  test('an offer states the missing amount, and what it would deduct', () => {
    const offer = lineOffer('ten', { scope: watches, minimumAmount: 1_500_000 });
    expect(evaluateOne(offer, [watch, ring, strap])).toMatchObject({
      eligible: false,
      missingAmount: 70_700,
      savings: { WATCH: 125_000, STRAP: 18_000 },
    });
  });

  test('an offer states the missing quantity', () => {
    const offer = lineOffer('four', { scope: watches, minimumQuantity: 4 });
    expect(evaluateOne(offer, [watch, strap])).toMatchObject({ eligible: false, missingQuantity: 1 });
    expect(evaluateOne(offer, [watch, { ...strap, quantity: 3 }])).toMatchObject({
      eligible: true,
      missingQuantity: 0,
    });
  });

  test('an offer is eligible from its minimum on, to the paisa', () => {
    const from = (minimumAmount: number) => evaluateOne(lineOffer('ten', { minimumAmount }), [watch]);
    expect(from(1_249_500)).toMatchObject({ eligible: true, missingAmount: 0 });
    expect(from(1_249_501)).toMatchObject({ eligible: false, missingAmount: 1 });
  });

  test('an offer for nothing in the cart is not eligible, and would save nothing', () => {
    expect(evaluateOne(lineOffer('ten', { scope: { brands: ['Raga'] }, minimumAmount: 500 }), [watch])).toMatchObject({
      eligible: false,
      missingAmount: 500,
      missingQuantity: 1,
      savings: {},
    });
  });
});

describe('choosing the offer of a line', () => {
  const ten = lineOffer('ten');
  const fifteen = lineOffer('fifteen', { benefit: { kind: 'percent', percent: 15, cap: null } });
  const sameAsFifteen = lineOffer('same', { benefit: { kind: 'amount', amount: 187_500 } });
  const far = lineOffer('far', { minimumAmount: 9_999_900, benefit: { kind: 'percent', percent: 50, cap: null } });
  const nothing = lineOffer('nothing', { benefit: { kind: 'amount', amount: 0 } });
  const notForIt = lineOffer('rings', { scope: { categories: ['rings'] } });
  const offerIdOf = (chosenOffer: string | null, offers: readonly LineOffer[]) => {
    const line = { ...watch, chosenOffer };
    return offerOfLine(line, evaluateOffers([line, { ...ring, unitPrice: 0 }], offers))?.offer.id ?? null;
  };

  test.each([
    ['is the one that saves the most', null, [ten, fifteen], 'fifteen'],
    ['is the first of equals', null, [ten, fifteen, sameAsFifteen], 'fifteen'],
    ['is the first of equals the other way round', null, [sameAsFifteen, fifteen, ten], 'same'],
    ['is none that the cart does not qualify for', null, [far, ten], 'ten'],
    ['is none where none saves anything', null, [nothing], null],
    ['is none where there are none', null, [], null],
    ['is the chosen one, though another saves more', 'ten', [fifteen, ten], 'ten'],
    ['is the chosen one, though it saves nothing', 'nothing', [fifteen, nothing], 'nothing'],
    ['is the best where the cart does not qualify for the chosen', 'far', [ten, far, fifteen], 'fifteen'],
    ['is the best where the chosen is not for this line', 'rings', [ten, notForIt], 'ten'],
    ['is the best where the chosen has ended', 'ended', [ten, fifteen], 'fifteen'],
    ['is none where none is wanted', '', [ten, fifteen], null],
  ])('the offer of a line: %s', (_what, chosen, offers, expected) => {
    expect(offerIdOf(chosen, offers)).toBe(expected);
  });

  test('a line that is not in the cart has no offer', () => {
    expect(bestOffer('GONE', evaluateOffers([watch], [ten]))).toBeNull();
  });
});

import { testLine } from '#lib/testing/examples/cart.ts';
import { groupOffers } from './offer-groups.ts';
import type { CartOffer } from './offer-types.ts';

const lines = [testLine('Ganga', 1), testLine('Tista', 1), testLine('Ring', 1)];
const offer = (id: string, more: Partial<CartOffer> = {}): CartOffer => ({
  id,
  title: id,
  terms: 'Terms.',
  kind: 'line',
  lines: [],
  saving: 0,
  eligible: true,
  missing: '',
  selected: false,
  ...more,
});
const on = (lineId: string, saving: number, best = false) => ({
  lineId,
  href: `/${lineId}`,
  sizeName: null,
  saving,
  selected: best,
  best,
});

test('only lines with eligible offers get a choice', () => {
  const ten = offer('ten', { lines: [on('Tista', 900), on('Ganga', 1000, true)] });
  const five = offer('five', { lines: [on('Ganga', 500)] });
  const { choices } = groupOffers(lines, [ten, five]);
  expect(
    choices.map(({ line, options }) => [line.id, options.map(({ id, saving, best }) => [id, saving, best])]),
  ).toEqual([
    [
      'Ganga',
      [
        ['ten', 1000, true],
        ['five', 500, false],
      ],
    ],
    ['Tista', [['ten', 900, false]]],
  ]);
});

test('an offer that the cart does not qualify for yet, or that applies by itself, is not a choice', () => {
  const nearly = offer('pair', { lines: [on('Ring', 2000)], eligible: false, missing: 'Add 1 more item' });
  const shipping = offer('shipping', { kind: 'cart', lines: [on('Ring', 99)] });
  const nearlyShipping = { ...shipping, id: 'far', eligible: false, missing: 'Add ₹500 more' };
  const bank = offer('bank', { kind: 'note', lines: [on('Ring', 0)] });
  const groups = groupOffers(lines, [nearly, shipping, nearlyShipping, bank]);
  expect(groups).toEqual({ choices: [], nearMisses: [nearly, nearlyShipping], notes: [shipping, bank] });
});

test('an offer of a removed line is not shown', () =>
  expect(groupOffers(lines, [offer('ten', { lines: [on('gone', 1000)] })]).choices).toEqual([]));

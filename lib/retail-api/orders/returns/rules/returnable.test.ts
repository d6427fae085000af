import { type DeliveredLine, returnable, returnRejection } from './returnable.ts';

const DELIVERED_AT = Date.parse('2026-11-21T12:00:00Z');
const LAST_MOMENT = Date.parse('2026-11-28T18:29:59.999Z');
const WATCH: DeliveredLine = {
  product: { rootCategory: 'Watches', category: "Men's Watches", subCategory: 'Dress' },
  quantity: 5,
  cancelled: 1,
  returned: 1,
};
const COIN: DeliveredLine = {
  ...WATCH,
  product: { rootCategory: 'Jewellery', category: 'Gold Coins', subCategory: '' },
};
const CARD: DeliveredLine = { ...WATCH, product: { rootCategory: 'Gift Cards', category: '', subCategory: '' } };

test.each([
  ['until the last moment', WATCH, DELIVERED_AT, LAST_MOMENT, 3, LAST_MOMENT],
  ['not after it', WATCH, DELIVERED_AT, LAST_MOMENT + 1, 0, LAST_MOMENT],
  ['not before it was delivered', WATCH, null, LAST_MOMENT, 0, null],
  ['never of other goods', CARD, DELIVERED_AT, LAST_MOMENT, 0, null],
  ['nothing that is gone already', { ...WATCH, returned: 4 }, DELIVERED_AT, LAST_MOMENT, 0, LAST_MOMENT],
])('returnable: %s', (_when, line, deliveredAt, now, quantity, until) => {
  expect(returnable(line, deliveredAt, now)).toEqual({ quantity, until, faultsOnly: false });
});

test.each([
  ['what is left', WATCH, 3, 'changed-mind', LAST_MOMENT, null],
  ['more than that', WATCH, 4, 'changed-mind', LAST_MOMENT, 'nothing-left'],
  ['too late', WATCH, 1, 'damaged', LAST_MOMENT + 1, 'window-over'],
  ['a coin that is not liked', COIN, 1, 'changed-mind', LAST_MOMENT, 'not-taken-back'],
  ['a coin that is damaged', COIN, 1, 'damaged', LAST_MOMENT, null],
  ['other goods', CARD, 1, 'damaged', LAST_MOMENT, 'not-taken-back'],
] as const)('returnRejection: %s', (_what, line, quantity, reason, now, expected) => {
  expect(returnRejection(line, { quantity, reason }, { deliveredAt: DELIVERED_AT, now })).toBe(expected);
});

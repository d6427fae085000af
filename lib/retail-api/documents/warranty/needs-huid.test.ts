import { makeOrder } from '../../testing/placed-order.ts';
import { needsHuid } from './needs-huid.ts';

const warrantySnapshot = { grossWeightGrams: null, stones: [], breakup: null, warranty: null };
const ring = { rootCategory: 'Jewellery', category: 'Rings', metal: 'White Gold 18 KT (750)' };

test.each([
  ['gold that is hallmarked', { ...ring, warrantySnapshot: { ...warrantySnapshot, hallmarked: true } }, true],
  ['gold of an order that kept nothing of it', ring, true],
  ['gold without a hallmark', { ...ring, warrantySnapshot: { ...warrantySnapshot, hallmarked: false } }, false],
  [
    'silver with one',
    { ...ring, metal: 'Silver 925 sterling', warrantySnapshot: { ...warrantySnapshot, hallmarked: true } },
    false,
  ],
  ['platinum', { ...ring, metal: 'Platinum PT 950' }, false],
  ['a gold coin', { ...ring, category: 'Gold Coins', metal: 'Yellow Gold 24 KT (999)' }, false],
  ['a gold-coloured watch', { metal: 'Rose Gold' }, false],
])('a HUID is required for %s: %s', (_what, line, needed) => {
  const [bought] = makeOrder({ lines: [line] }).lines;
  expect(bought && needsHuid(bought)).toBe(needed);
});

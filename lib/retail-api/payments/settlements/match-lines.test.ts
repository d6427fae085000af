import { resultOf } from './match-lines.ts';
import type { SettlementLine } from './settlement-line.ts';

const LINE: SettlementLine = {
  lineId: 'a',
  kind: 'payment',
  entityId: 'a',
  amount: 1000,
  fee: 20,
  tax: 4,
  net: 976,
  settlementId: 's',
  utr: 'u',
  settledAt: 1,
};
const RECORDED = { amount: 1000, orderNumber: '' };

test.each([
  ['matched', {}, RECORDED],
  ['matched', { kind: 'refund', fee: 0, tax: 0, net: -1000 }, RECORDED],
  ['unknown', {}, null],
  ['amount-differs', { amount: 1001 }, RECORDED],
  ['net-differs', { net: 975 }, RECORDED],
  ['net-differs', { kind: 'refund', net: 1000 }, RECORDED],
  ['adjustment', { kind: 'adjustment', amount: -5 }, null],
] as const)('a line is %s', (result, change, recorded) => {
  expect(resultOf({ ...LINE, ...change }, recorded)).toBe(result);
});

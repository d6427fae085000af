import { REFUND_TARGETS } from '#lib/contract/vocabulary.ts';
import fc from '#lib/testing/generated.ts';
import { type MoneySource, splitOrderRefund } from './split-order-refund.ts';

const source = (kind: MoneySource['kind'], left: number, id: string = kind): MoneySource => ({
  kind,
  left,
  id,
  order: 'SM-1',
  name: '',
});
const MIXED = [source('payment', 100), source('gift-card', 50)];
const split = (...args: Parameters<typeof splitOrderRefund>) =>
  splitOrderRefund(...args)?.map(({ method, amount }) => [method, amount]);

test.each<[string, readonly MoneySource[], number, (typeof REFUND_TARGETS)[number], unknown]>([
  ['what the first one covers', MIXED, 100, 'source', [['gateway', 100]]],
  [
    'the rest from the next',
    MIXED,
    120,
    'source',
    [
      ['gateway', 100],
      ['gift-card', 20],
    ],
  ],
  ['what is left of one', [source('payment', 0), source('gift-card', 50)], 20, 'source', [['gift-card', 20]]],
  [
    'to a gift card',
    MIXED,
    120,
    'gift-card',
    [
      ['new-gift-card', 100],
      ['gift-card', 20],
    ],
  ],
  [
    'off what is due',
    [source('due', 80), source('gift-card', 50)],
    100,
    'gift-card',
    [
      ['due', 80],
      ['gift-card', 20],
    ],
  ],
  ['of cash', [source('cash', 80)], 80, 'source', [['new-gift-card', 80]]],
  ['of cash, to a bank', [source('cash', 80)], 80, 'bank', [['bank', 80]]],
  ['to a bank where a gateway was paid', MIXED, 60, 'bank', [['gateway', 60]]],
  ['nothing', MIXED, 0, 'source', []],
  ['more than there is', MIXED, 151, 'source', undefined],
])('splitOrderRefund: %s', (_title, sources, amount, to, expected) =>
  expect(split(sources, amount, to)).toEqual(expected),
);

test('parts add up to the amount, and none exceeds what is left of its source', () => {
  const sources = fc.array(
    fc
      .tuple(fc.constantFrom('due', 'payment', 'cash', 'gift-card' as const), fc.nat(10_000))
      .map(([kind, left]) => source(kind as MoneySource['kind'], left)),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(sources, fc.nat(40_000), fc.constantFrom(...REFUND_TARGETS), (moneySources, amount, to) => {
      const named = moneySources.map((one, index) => ({ ...one, id: String(index) }));
      const shares = splitOrderRefund(named, amount, to);
      const all = moneySources.reduce((sum, { left }) => sum + left, 0);
      expect(shares === null).toBe(amount > all);
      if (shares) expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount);
      for (const share of shares ?? [])
        expect(share.amount).toBeLessThanOrEqual(named[Number(share.target)]?.left ?? 0);
    }),
  );
});

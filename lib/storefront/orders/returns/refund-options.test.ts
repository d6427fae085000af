import type { RefundMethod } from '#lib/contract/vocabulary.ts';
import { offeredRefundOptions } from './refund-options.ts';

const way = (to: 'source' | 'bank' | 'gift-card', ...ways: RefundMethod[]) => {
  const parts = ways.map((one) => ({ way: one, name: '', amount: 100 }));
  return { to, parts, valueParts: parts };
};
const offered = (...ways: Parameters<typeof offeredRefundOptions>[0]) => offeredRefundOptions(ways).map(({ to }) => to);

test('what a gateway took goes back there, or onto a gift card', () =>
  expect(offered(way('source', 'gateway'), way('gift-card', 'new-gift-card'))).toEqual(['source', 'gift-card']));

test('what only a gift card paid goes back onto it, without a choice', () =>
  expect(offered(way('source', 'gift-card'), way('gift-card', 'gift-card'))).toEqual(['source']));

test('cash goes to a bank account, or onto a gift card', () =>
  expect(offered(way('source', 'new-gift-card'), way('bank', 'bank'), way('gift-card', 'new-gift-card'))).toEqual([
    'bank',
    'gift-card',
  ]));

test('what was paid in both ways has the choice of all', () =>
  expect(
    offered(
      way('source', 'gateway', 'new-gift-card'),
      way('bank', 'gateway', 'bank'),
      way('gift-card', 'new-gift-card'),
    ),
  ).toEqual(['source', 'bank', 'gift-card']));

test('an exchange of which nothing goes back has the choice of where its worth would go', () => {
  const even = [way('source', 'new-gift-card'), way('bank', 'bank'), way('gift-card', 'new-gift-card')];
  expect(offered(...even.map((one) => ({ ...one, parts: [] })))).toEqual(['bank', 'gift-card']);
});

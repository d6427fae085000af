import type { RefundMethod } from '#lib/contract/vocabulary.ts';
import { offeredRefundOptions } from './refund-options.ts';

const method = (to: 'source' | 'bank' | 'gift-card', ...options: RefundMethod[]) => {
  const parts = options.map((one) => ({ way: one, name: '', amount: 100 }));
  return { to, parts, valueParts: parts };
};
const offered = (...options: Parameters<typeof offeredRefundOptions>[0]) =>
  offeredRefundOptions(options).map(({ to }) => to);

test('what a gateway took goes back there, or onto a gift card', () =>
  expect(offered(method('source', 'gateway'), method('gift-card', 'new-gift-card'))).toEqual(['source', 'gift-card']));

test('what only a gift card paid goes back onto it, without a choice', () =>
  expect(offered(method('source', 'gift-card'), method('gift-card', 'gift-card'))).toEqual(['source']));

test('cash goes to a bank account, or onto a gift card', () =>
  expect(
    offered(method('source', 'new-gift-card'), method('bank', 'bank'), method('gift-card', 'new-gift-card')),
  ).toEqual(['bank', 'gift-card']));

test('what was paid in both ways has the choice of all', () =>
  expect(
    offered(
      method('source', 'gateway', 'new-gift-card'),
      method('bank', 'gateway', 'bank'),
      method('gift-card', 'new-gift-card'),
    ),
  ).toEqual(['source', 'bank', 'gift-card']));

test('an exchange of which nothing goes back has the choice of where its worth would go', () => {
  const even = [method('source', 'new-gift-card'), method('bank', 'bank'), method('gift-card', 'new-gift-card')];
  expect(offered(...even.map((one) => ({ ...one, parts: [] })))).toEqual(['bank', 'gift-card']);
});

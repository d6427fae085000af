import type { RefundMethod } from '#lib/contract/vocabulary.ts';
import { offeredRefundOptions } from './refund-options.ts';

const method = (to: 'source' | 'bank' | 'gift-card', ...options: RefundMethod[]) => {
  const parts = options.map((one) => ({ method: one, name: '', amount: 100 }));
  return { to, parts, valueParts: parts };
};
const offered = (...options: Parameters<typeof offeredRefundOptions>[0]) =>
  offeredRefundOptions(options).map(({ to }) => to);

test('a gateway payment is refunded to the gateway, or to a gift card', () =>
  expect(offered(method('source', 'gateway'), method('gift-card', 'new-gift-card'))).toEqual(['source', 'gift-card']));

test('a gift card payment is refunded to that card, without a choice', () =>
  expect(offered(method('source', 'gift-card'), method('gift-card', 'gift-card'))).toEqual(['source']));

test('a cash payment is refunded to a bank account, or to a gift card', () =>
  expect(
    offered(method('source', 'new-gift-card'), method('bank', 'bank'), method('gift-card', 'new-gift-card')),
  ).toEqual(['bank', 'gift-card']));

test('a payment by gateway and cash can be refunded to each of their destinations', () =>
  expect(
    offered(
      method('source', 'gateway', 'new-gift-card'),
      method('bank', 'gateway', 'bank'),
      method('gift-card', 'new-gift-card'),
    ),
  ).toEqual(['source', 'bank', 'gift-card']));

test('an exchange without a refund has a choice of where its value would be refunded', () => {
  const even = [method('source', 'new-gift-card'), method('bank', 'bank'), method('gift-card', 'new-gift-card')];
  expect(offered(...even.map((one) => ({ ...one, parts: [] })))).toEqual(['bank', 'gift-card']);
});

import { nextRequestId, requestIdFrom } from './request-id.ts';

test('each request has an id of its own', () => {
  expect(nextRequestId()).not.toBe(nextRequestId());
  expect(nextRequestId()).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
});

test('an id of a trusted sender is taken over', () => {
  expect(requestIdFrom('8f14e45fceea167a5a36dedd4bea2543')).toBe('8f14e45fceea167a5a36dedd4bea2543');
});

test.each([
  null,
  undefined,
  '',
  'short',
  'a b c d e f g',
  '<script>alert(1)</script>',
  'x'.repeat(65),
  ['aaaaaaaa', 'b'],
])('instead of %p a new one is made', (header) => {
  expect(requestIdFrom(header)).toMatch(/^[\w-]{8}-[0-9a-z]+$/);
});

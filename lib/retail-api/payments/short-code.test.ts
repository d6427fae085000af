import { shortCode } from './short-code.ts';

test.each(['upi', 'payment_failed', 'BAD_REQUEST_ERROR', 'E1602'])('%s is accepted as a code', (code) => {
  expect(shortCode(code)).toBe(code);
});

test.each(['', null, undefined, 'Card of Asha', 'asha@example.com', '_x', 'x'.repeat(61), 'a\nb'])(
  '%j is not a code',
  (text) => {
    expect(shortCode(text)).toBe('');
  },
);

import { refundText } from './money-text.ts';

const AT = Date.parse('2026-11-22T10:00:00Z');
const part: Parameters<typeof refundText>[0] = {
  OrderRefundId: 'the-id-of-it-0123',
  Amount: 3995,
  Name: 'razorpay',
  At: AT,
  Method: 'gateway',
  State: 'waiting',
  ReturnNumber: '',
  Reference: '',
  SentBy: '',
  NextTryAt: null,
};
const how = (more: Partial<typeof part>) => refundText({ ...part, ...more }).at(-1);

test('a completed refund shows its number and the staff member who recorded it', () => {
  const sent = { Method: 'bank', Name: '9012', State: 'done', Reference: 'UTR12345', SentBy: 'Meera' } as const;
  expect(refundText({ ...part, ...sent })).toEqual([
    '₹3,995',
    'bank transfer',
    'done',
    '9012',
    'number UTR12345, sent by Meera, Sun 22 Nov 2026, 3:30 pm',
  ]);
});

test('a pending refund shows the next step and who takes it', () => {
  expect(how({ NextTryAt: AT })).toBe('the store asks the gateway Sun 22 Nov 2026, 3:30 pm');
  expect(how({ State: 'failed', NextTryAt: AT })).toBe(
    'the gateway refused; the store tries again Sun 22 Nov 2026, 3:30 pm',
  );
  for (const byHand of [{ State: 'failed' }, { Method: 'bank' }] as const) {
    expect(how(byHand)).toBe('send it by hand, then: sent the-id-of-it-0123 --reference NUMBER');
  }
  expect(how({ Method: 'due', Name: '' })).toBe('');
});

import { canPay, PAYABLE_FOR_MS, paymentState } from './payment-state.ts';

type Facts = Parameters<typeof paymentState>[0];
type Attempt = Facts['attempts'][number];

const UNPAID: Facts = {
  state: 'payment-pending',
  confirmed: false,
  hold: 'held',
  due: 0,
  attempts: [],
  payments: [],
  refunds: [],
  orderRefunds: [],
};
const attempt = (state: Attempt['state'], failureReason = ''): Attempt => ({ state, failureReason });
const SURPLUS = { amount: 1, purpose: 'surplus' } as const;
const SETTLES = { amount: 1, purpose: 'settles' } as const;
const money = (...refunds: Facts['refunds'][number]['state'][]) => ({
  payments: refunds.map(() => ({ ...SURPLUS, amount: 500 })),
  refunds: refunds.map((state) => ({ state, amount: 500 })),
});
const back = (...parts: [Facts['orderRefunds'][number]['method'], Facts['orderRefunds'][number]['state']][]) => ({
  orderRefunds: parts.map(([method, state]) => ({ method, state })),
});
const CONFIRMED = { state: 'confirmed', confirmed: true, hold: 'taken' } as const;
const CANCELLED: Partial<Facts> = { ...CONFIRMED, state: 'cancelled', hold: 'released', payments: [SETTLES] };

test.each<[string, Partial<Facts>, string]>([
  ['confirmed', { ...CONFIRMED, attempts: [attempt('captured')], payments: [SETTLES] }, 'paid'],
  ['confirmed without anything left to pay', CONFIRMED, 'paid'],
  ['paid twice, and the second goes back', { ...CONFIRMED, ...money('waiting') }, 'paid'],
  ['to be paid at the door', { ...CONFIRMED, due: 1 }, 'on-delivery'],
  ['prepared by staff and untouched', { byStaff: true, hold: 'released' }, 'awaiting'],
  ['prepared by staff and failed', { byStaff: true, hold: 'released', attempts: [attempt('failed')] }, 'failed'],
  ['prepared by staff and closed', { byStaff: true, hold: 'released', state: 'cancelled' }, 'failed'],
  ['of which a part goes back', { ...CONFIRMED, payments: [SETTLES], ...back(['gateway', 'waiting']) }, 'paid'],
  ['cancelled after it was paid', { ...CANCELLED, ...back(['gateway', 'waiting']) }, 'refunding'],
  [
    'cancelled, and a gateway refused',
    { ...CANCELLED, ...back(['gift-card', 'done'], ['gateway', 'failed']) },
    'refunding',
  ],
  [
    'cancelled, and all of it is back',
    { ...CANCELLED, ...back(['gift-card', 'done'], ['gateway', 'done']) },
    'refunded',
  ],
  ['cancelled before anything was paid', { ...CANCELLED, payments: [], ...back(['due', 'done']) }, 'nothing-due'],
  ['cancelled, and paid afterwards', { ...CANCELLED, ...money('waiting'), ...back(['due', 'done']) }, 'refunding'],
  ['cancelled, and the later payment is refunded', { ...CANCELLED, ...money('processed') }, 'refunded'],
  ['no attempt yet', {}, 'awaiting'],
  ['the browser is at the gateway', { attempts: [attempt('created')] }, 'awaiting'],
  ['a second try after a failed one', { attempts: [attempt('failed'), attempt('created')] }, 'awaiting'],
  ['failed, and what it held is about to go', { attempts: [attempt('failed')] }, 'failed'],
  ['authorised', { attempts: [attempt('authorized')] }, 'checking'],
  ['authorised after its hold', { hold: 'released', attempts: [attempt('authorized')] }, 'checking'],
  ['authorised after another order', { state: 'cancelled', attempts: [attempt('authorized')] }, 'checking'],
  ['the gateway is being asked', { attempts: [attempt('created', 'asking')] }, 'checking'],
  ['asked after its hold', { hold: 'released', attempts: [attempt('created', 'asking')] }, 'checking'],
  ['asked once, failed by now', { hold: 'released', attempts: [attempt('failed', 'asking')] }, 'failed'],
  ['its hold is over', { hold: 'released', attempts: [attempt('created')] }, 'failed'],
  ['abandoned', { hold: 'released', attempts: [attempt('given-up')] }, 'failed'],
  ['abandoned for another order', { state: 'cancelled', hold: 'released', attempts: [attempt('created')] }, 'failed'],
  ['money that waits to go back', { hold: 'released', ...money('waiting') }, 'refunding'],
  ['money on its way back', { hold: 'released', ...money('sent') }, 'refunding'],
  ['money that would not go back', { hold: 'released', ...money('failed') }, 'refunding'],
  ['money that went back', { hold: 'released', ...money('processed') }, 'refunded'],
  ['money of which a part went back', { hold: 'released', ...money('processed', 'sent') }, 'refunding'],
  ['money without a refund yet', { hold: 'released', payments: [SURPLUS] }, 'refunding'],
  ['read a moment before it was confirmed', { hold: 'released', payments: [SETTLES] }, 'checking'],
])('paymentState: %s', (_title, facts, expected) => expect(paymentState({ ...UNPAID, ...facts })).toBe(expected));

test.each<[Parameters<typeof canPay>[0]['state'], Parameters<typeof canPay>[0]['paymentState'], number, boolean]>([
  ['payment-pending', 'awaiting', 0, true],
  ['payment-pending', 'failed', PAYABLE_FOR_MS - 1, true],
  ['payment-pending', 'failed', PAYABLE_FOR_MS, false],
  ['payment-pending', 'checking', 0, false],
  ['payment-pending', 'refunding', 0, false],
  ['payment-pending', 'refunded', 0, false],
  ['cancelled', 'failed', 0, false],
  ['confirmed', 'paid', 0, false],
])('an order that is %s and %s, %i ms after it was placed, can be paid: %s', (state, money, age, expected) => {
  expect(canPay({ state, paymentState: money }, 1000, 1000 + age)).toBe(expected);
});

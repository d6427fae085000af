/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { newDocument } from '@/components/session/new-document';
import { PaymentPoll } from './payment-poll';

const ORDER = 'key-of-an-order-1';
let reply: { ok: boolean; paymentState?: string };
let asked = 0;
const again = jest.spyOn(newDocument, 'again').mockImplementation(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  again.mockClear();
  asked = 0;
  global.fetch = jest.fn(async () => {
    asked += 1;
    return { ok: reply.ok, json: async () => reply };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test.each(['paid', 'failed'])('once the bank has said %s, the page is made anew', async (paymentState) => {
  reply = { ok: true, paymentState: 'checking' };
  render(<PaymentPoll order={ORDER} />);
  await pass(9);
  expect([asked, again.mock.calls.length]).toEqual([3, 0]);
  reply = { ok: true, paymentState };
  await pass(60);
  expect([asked, again.mock.calls.length]).toEqual([4, 1]);
});

test('after five minutes it asks no more, and says who tells', async () => {
  // An outage is no answer of the bank's.
  reply = { ok: false };
  render(<PaymentPoll order={ORDER} />);
  await pass(600);
  expect(asked).toBe(100);
  expect(screen.getByRole('status')).toHaveTextContent('We will write to you as soon as');
  expect(again).not.toHaveBeenCalled();
});

test('a question that is never answered is given up, and no other is asked beside it', async () => {
  const signals: AbortSignal[] = [];
  global.fetch = jest.fn((_to: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  }) as unknown as typeof fetch;
  render(<PaymentPoll order={ORDER} />);
  await pass(11);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await pass(5);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await pass(290);
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual');
});

test('whoever leaves stops asking', async () => {
  reply = { ok: true, paymentState: 'checking' };
  render(<PaymentPoll order={ORDER} />).unmount();
  await pass(60);
  expect(asked).toBe(0);
});

test('of a gift card it is asked at its own place', async () => {
  reply = { ok: true, paymentState: 'paid' };
  render(<PaymentPoll subject="gift-card" order={ORDER} />);
  await pass(3);
  expect(global.fetch).toHaveBeenCalledWith(`/api/gift-cards/status?order=${ORDER}`, expect.anything());
  expect(again).toHaveBeenCalledTimes(1);
});

test('without scripts there is a link', () => {
  render(<PaymentPoll order={ORDER} />);
  expect(screen.getByRole('link', { name: 'Check again' })).toHaveAttribute('href', `/thankyou?order=${ORDER}`);
});

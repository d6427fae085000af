/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { newDocument } from '@/components/navigation/new-document';
import { PaymentPoll } from './payment-poll';

const ORDER = 'key-of-an-order-1';
let reply: { ok: boolean; paymentState?: string };
let requestCount = 0;
const again = jest.spyOn(newDocument, 'again').mockImplementation(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  again.mockClear();
  requestCount = 0;
  global.fetch = jest.fn(async () => {
    requestCount += 1;
    return { ok: reply.ok, json: async () => reply };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test.each(['paid', 'failed'])('the payment page reloads once the bank has reported %s', async (paymentState) => {
  reply = { ok: true, paymentState: 'checking' };
  render(<PaymentPoll order={ORDER} />);
  await pass(9);
  expect([requestCount, again.mock.calls.length]).toEqual([3, 0]);
  reply = { ok: true, paymentState };
  await pass(60);
  expect([requestCount, again.mock.calls.length]).toEqual([4, 1]);
});

test('the payment poll stops after five minutes and says that an email will follow', async () => {
  // An outage is not a reply from the bank.
  reply = { ok: false };
  render(<PaymentPoll order={ORDER} />);
  await pass(600);
  expect(requestCount).toBe(100);
  expect(screen.getByRole('status')).toHaveTextContent('We will email or text you as soon as');
  expect(again).not.toHaveBeenCalled();
});

test('a poll request that is never answered is aborted, and no other runs beside it', async () => {
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

test('leaving the page stops the payment poll', async () => {
  reply = { ok: true, paymentState: 'checking' };
  render(<PaymentPoll order={ORDER} />).unmount();
  await pass(60);
  expect(requestCount).toBe(0);
});

test('the payment poll of a gift card order uses its own endpoint', async () => {
  reply = { ok: true, paymentState: 'paid' };
  render(<PaymentPoll subject="gift-card" order={ORDER} />);
  await pass(3);
  expect(global.fetch).toHaveBeenCalledWith(`/api/gift-cards/status?order=${ORDER}`, expect.anything());
  expect(again).toHaveBeenCalledTimes(1);
});

test('without JavaScript the payment page has a link to check again', () => {
  render(<PaymentPoll order={ORDER} />);
  expect(screen.getByRole('link', { name: 'Check again' })).toHaveAttribute('href', `/thankyou?order=${ORDER}`);
});

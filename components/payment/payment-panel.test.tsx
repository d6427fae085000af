/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GatewayStart, PayuStart, RazorpayStart } from '#lib/storefront/payments/types.ts';
import { newDocument } from '@/components/navigation/new-document';
import { PaymentPanel } from './payment-panel';

const mockLeave = jest.fn();
jest.mock('#lib/storefront/platform/forms/leave.ts', () => ({ leave: (location: string) => mockLeave(location) }));

const ORDER = 'key-of-an-order-1';
const RAZORPAY: RazorpayStart = {
  kind: 'razorpay',
  keyId: 'rzp_test_1',
  gatewayOrderId: 'order_1',
  amount: 1_259_400,
  currency: 'INR',
  name: 'Samay',
  description: 'Order',
  prefill: { name: 'Asha Rao', email: '', contact: '9876543210' },
  callbackUrl: 'https://shop.example/razorpay_response',
  cancelUrl: 'https://shop.example/makepayment',
  scriptUrl: 'https://checkout.razorpay.com/v1/checkout.js',
  hostedUrl: 'https://api.razorpay.com/v1/checkout/embedded',
};
const PAYU: PayuStart = { kind: 'payu', action: 'https://secure.payu.in/_payment', fields: { txnid: 'P1' } };

/** The URLs that forms were posted to by script. */
const posted: string[] = [];
/** The options that Razorpay's script was opened with. */
const opened: { order_id: string; modal: { ondismiss: () => void } }[] = [];
const sent: { to: string; body: unknown }[] = [];
let reply: unknown;
let documentAddress: string;

beforeEach(() => {
  window.sessionStorage.clear();
  for (const list of [posted, opened, sent]) list.length = 0;
  mockLeave.mockClear();
  documentAddress = 'http://localhost/makepayment?order=x';
  window.history.replaceState(null, '', '/makepayment?order=x');
  window.performance.getEntriesByType = () => [{ name: documentAddress }] as PerformanceEntryList;
  HTMLFormElement.prototype.submit = function submit() {
    posted.push(this.action);
  };
  window.Razorpay = class {
    constructor(options: (typeof opened)[number]) {
      opened.push(options);
    }
    open() {}
  };
  global.fetch = jest.fn(async (to: string, init: RequestInit) => {
    sent.push({ to, body: JSON.parse(String(init.body)) });
    return { json: async () => reply };
  }) as unknown as typeof fetch;
});

function show(start: GatewayStart | null, gateways: readonly ('razorpay' | 'payu')[] = ['razorpay', 'payu']) {
  return render(<PaymentPanel order={ORDER} amount={1_259_400} gateways={gateways} start={start} problems={{}} />);
}

test('a newly placed order leads to the gateway automatically, and only once', async () => {
  const first = show(RAZORPAY);
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(opened[0]).toMatchObject({ order_id: 'order_1', redirect: true });
  first.unmount();
  show(RAZORPAY);
  await act(async () => undefined);
  expect(opened).toHaveLength(1);
});

test('the PayU gateway is opened by posting its form', async () => {
  show(PAYU, ['payu']);
  await waitFor(() => expect(posted).toEqual([PAYU.action]));
});

test("if Razorpay's script cannot be loaded, its hosted page is used", async () => {
  delete window.Razorpay;
  show(RAZORPAY);
  await waitFor(() => expect(document.querySelector('script[src*="checkout.js"]')).not.toBeNull());
  act(() => void document.querySelector('script[src*="checkout.js"]')?.dispatchEvent(new Event('error')));
  await waitFor(() => expect(posted).toEqual([RAZORPAY.hostedUrl]));
});

describe('a Razorpay script that never loads', () => {
  const script = () => document.querySelectorAll('script[src*="checkout.js"]');
  const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    delete window.Razorpay;
  });
  afterEach(() => jest.useRealTimers());

  test('the hosted page replaces a Razorpay script that does not load within 5 seconds; the button works again', async () => {
    show(RAZORPAY);
    await pass(4);
    expect([script().length, posted]).toEqual([1, []]);
    await pass(1);
    expect([script().length, posted]).toEqual([0, [RAZORPAY.hostedUrl]]);
    fireEvent.click(screen.getByRole('button', { name: 'Pay ₹12,594 with Razorpay' }));
    await pass(5);
    expect(posted).toEqual([RAZORPAY.hostedUrl, RAZORPAY.hostedUrl]);
  });

  test('pressing the button while the Razorpay script loads opens nothing twice', async () => {
    show(RAZORPAY);
    await pass(1);
    fireEvent.click(screen.getByRole('button', { name: 'Pay ₹12,594 with Razorpay' }));
    expect(script()).toHaveLength(1);
    await pass(5);
    expect(posted).toEqual([RAZORPAY.hostedUrl]);
  });
});

test('if the Razorpay script throws, its hosted page is used', async () => {
  window.Razorpay = class {
    open() {
      throw new Error('of the gateway');
    }
  };
  show(RAZORPAY);
  await waitFor(() => expect(posted).toEqual([RAZORPAY.hostedUrl]));
});

test('a submitted gateway form is remembered, so that browser Back does not submit it again', async () => {
  show(PAYU, ['payu']);
  await waitFor(() => expect(posted).toHaveLength(1));
  window.sessionStorage.clear();
  fireEvent.submit(screen.getByRole('button', { name: 'Pay ₹12,594 with PayU' }));
  expect(window.sessionStorage.getItem('payment-try:P1')).toBe('1');
});

test('the payment button opens the gateway again, in place', async () => {
  show(RAZORPAY);
  await waitFor(() => expect(opened).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay ₹12,594 with Razorpay' }));
  expect(opened).toHaveLength(2);
  expect(posted).toEqual([]);
});

test('closing the gateway cancels the unpaid order, which frees its items, and a notice says so', async () => {
  reply = { ok: true, location: '/x' };
  show(RAZORPAY);
  await waitFor(() => expect(opened).toHaveLength(1));
  act(() => opened[0]?.modal.ondismiss());
  await waitFor(() => expect(mockLeave).toHaveBeenCalledWith(`/makepayment?order=${ORDER}&notice=cancelled`));
  expect(sent).toEqual([{ to: '/api/payments/cancellation', body: { order: ORDER } }]);
});

test('closing the gateway of a gift card order cancels nothing, and only a notice is shown', async () => {
  render(
    <PaymentPanel
      subject="gift-card"
      order={ORDER}
      amount={1}
      gateways={['razorpay']}
      start={RAZORPAY}
      problems={{}}
    />,
  );
  await waitFor(() => expect(opened).toHaveLength(1));
  act(() => opened[0]?.modal.ondismiss());
  await waitFor(() => expect(mockLeave).toHaveBeenCalledWith(`/gift-cards/orders/${ORDER}?notice=cancelled`));
  expect(sent).toEqual([]);
});

test('after a failed payment no gateway opens automatically, but a chosen payment method does', async () => {
  reply = { ok: true, location: '/x', data: PAYU };
  show(null);
  await act(async () => undefined);
  expect([opened, posted]).toEqual([[], []]);
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹12,594 with PayU' }));
  await waitFor(() => expect(posted).toEqual([PAYU.action]));
  expect(sent).toEqual([{ to: '/api/payments', body: { order: ORDER, gateway: 'payu' } }]);
});

test('an order that was paid meanwhile is shown', async () => {
  reply = { ok: true, location: '/thankyou?order=x' };
  show(null);
  await userEvent.click(screen.getByRole('button', { name: 'Pay ₹12,594 with Razorpay' }));
  await waitFor(() => expect(mockLeave).toHaveBeenCalledWith('/thankyou?order=x'));
});

test('a document of another page, whose CSP allows no gateway, is loaded again', async () => {
  const again = jest.spyOn(newDocument, 'again').mockImplementation(() => undefined);
  documentAddress = 'http://localhost/myaccount';
  show(RAZORPAY);
  expect(again).toHaveBeenCalledTimes(1);
  await act(async () => undefined);
  expect(opened).toEqual([]);
});

/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactElement } from 'react';
import type { GiftCardOrder } from '#lib/storefront/gift-cards/types.ts';
import type { PaymentNotice } from '#lib/storefront/payments/notices.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { BalanceView } from './balance-view';
import { GiftCardOrderView } from './gift-card-order-view';
import { GiftCardsView } from './gift-cards-view';

// A separate document, as rendered by the server.
window.performance.getEntriesByType = () => [];

/** Mocks fetch: answers every form with `reply`, and returns what was sent where. */
function serve(reply: object) {
  const sent: { to: string; fields: Record<string, string> }[] = [];
  global.fetch = jest.fn(async (input: string, init?: RequestInit) => {
    sent.push({ to: String(input), fields: JSON.parse(String(init?.body)) });
    return { json: async () => reply };
  }) as unknown as typeof fetch;
  return sent;
}

/** The same, with the reply delayed until `release`. */
function serveHeld(reply: object) {
  const gate = Promise.withResolvers<void>();
  const sent = serve(reply);
  const answer = global.fetch;
  global.fetch = jest.fn(async (...call: Parameters<typeof fetch>) => {
    const response = await answer(...call);
    await gate.promise;
    return response;
  });
  return { sent, release: () => act(async () => gate.resolve()) };
}

async function open(page: ReactElement) {
  await act(async () => void render(page));
  return userEvent.setup();
}

const field = (name: string) => screen.getByRole('textbox', { name });

describe('gift cards: purchase', () => {
  test('the gift card form sends the chosen amount with its idempotency key', async () => {
    const sent = serve({ ok: false, problems: {} });
    const user = await open(<GiftCardsView formKey="key-of-a-form" rendered={EMPTY_FORM} />);
    expect(screen.getByLabelText('₹2,500')).toBeChecked();
    await user.click(screen.getByLabelText('Another amount'));
    await user.click(screen.getByLabelText('Amount in rupees'));
    await user.paste('7,250');
    await user.click(screen.getByLabelText('Recipient’s name'));
    await user.paste('Asha');
    await user.click(screen.getByText('Continue to payment'));
    expect(sent).toMatchObject([
      {
        to: '/api/gift-cards',
        fields: { key: 'key-of-a-form', amount: 'own', ownAmount: '7,250', recipientName: 'Asha' },
      },
    ]);
  });

  test('a refused gift card form lists its problems with links and focuses the first invalid field', async () => {
    serve({ ok: false, problems: { recipientEmail: 'Enter an email.', senderName: 'Enter your name.' } });
    const user = await open(<GiftCardsView formKey="key-of-a-form" rendered={EMPTY_FORM} />);
    await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(field('Recipient’s email')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Enter your name.' })).toHaveAttribute('href', `#${field('Your name').id}`);
  });

  test('a returned gift card form shows the typed values with their messages', async () => {
    const values = { amount: 'own', ownAmount: '499', message: 'With love', senderName: 'Ravi', senderMobile: '98765' };
    const problems = { ownAmount: 'Enter whole rupees.', message: 'Write less.', senderMobile: 'Enter 10 digits.' };
    await open(<GiftCardsView formKey="key-of-a-form" rendered={{ values, problems }} />);
    expect(screen.getByRole('radio', { name: 'Another amount' })).toBeChecked();
    expect(field('Amount in rupees')).toHaveAccessibleDescription(/Enter whole rupees\.$/);
    expect(field('Message (optional)')).toHaveValue('With love');
    expect(field('Message (optional)')).toHaveAccessibleDescription(/Write less\.$/);
    expect(field('Your name')).toHaveValue('Ravi');
    expect(field('Your mobile number')).toHaveValue('98765');
    expect(field('Your mobile number')).toHaveAccessibleDescription(/Enter 10 digits\.$/);
  });
});

describe('gift cards: order', () => {
  const order: GiftCardOrder = {
    id: 'order-0123456789',
    state: 'awaiting-payment',
    paymentState: 'awaiting',
    gateways: ['razorpay', 'payu'],
    amount: 200_000,
    recipientName: 'Asha Rao',
    recipientEmail: 'asha@example.com',
    testPayment: true,
  };
  const view = (change: Partial<GiftCardOrder>, props: Partial<ComponentProps<typeof GiftCardOrderView>> = {}) => {
    const shown = { ...order, ...change };
    return (
      <GiftCardOrderView
        order={shown}
        gateways={shown.gateways}
        start={null}
        notice={null}
        justPaid={false}
        problems={{}}
        {...props}
      />
    );
  };

  test('a gift card order is paid at a gateway, once however often the button is pressed', async () => {
    const { sent, release } = serveHeld({ ok: false, problems: { '': 'Something went wrong.' } });
    const user = await open(view({}));
    expect(screen.getByText(/No money is charged/)).toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Pay ₹2,000 with PayU' }));
    expect(sent).toEqual([{ to: '/api/gift-cards/payment', fields: { order: order.id, gateway: 'payu' } }]);
    await release();
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
  });

  test('a gift card order with a real payment is not marked as a test', async () => {
    await open(view({ testPayment: false }));
    expect(screen.queryByText('Test payment')).not.toBeInTheDocument();
  });

  test('a gift card order that cannot be paid says so and offers no payment', async () => {
    await open(view({ gateways: [] }));
    expect(screen.getByRole('alert')).toHaveTextContent('cannot pay for gift cards at the moment');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each<[string, Partial<GiftCardOrder>, PaymentNotice | null, RegExp]>([
    ['failed just now', {}, 'failed', /did not go through, so we have not sent the gift card/],
    ['failed some time ago', { paymentState: 'failed' }, null, /did not go through, so we have not sent the gift card/],
    ['was given up', {}, 'cancelled', /was cancelled/],
    ['found no gateway', {}, 'no-gateway', /cannot reach the payment service/],
    ['came too often', {}, 'too-many', /too many payment attempts/],
    ['goes back', { paymentState: 'refunding' }, 'failed', /we are refunding it/],
  ])('a gift card order whose payment %s says so and can be paid', async (_what, change, notice, text) => {
    await open(view(change, { notice }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.getAllByRole('button', { name: /^Pay ₹2,000 with/ })).toHaveLength(2);
  });

  test.each(['checking', 'sold-out', 'unknown'] as const)(
    'a gift card order that can be paid does not show the notice %s',
    async (notice) => {
      await open(view({}, { notice }));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('a gift card order whose payment is being confirmed says so and cannot be paid again', async () => {
    await open(view({ paymentState: 'checking' }, { notice: 'failed' }));
    expect(screen.getByRole('heading', { name: 'We are confirming with your bank' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Please do not pay again');
    expect(screen.getByRole('link', { name: 'Check again' })).toHaveAttribute(
      'href',
      '/gift-cards/orders/order-0123456789',
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  const issued = { state: 'issued', paymentState: 'paid', gateways: [] } as const;

  test('a paid gift card order says where the card was sent, announced right after the payment', async () => {
    await open(view(issued, { justPaid: true }));
    expect(screen.getByRole('status')).toHaveTextContent('We are emailing the gift card to asha@example.com.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a gift card order whose recipient was erased names no recipient', async () => {
    await open(view({ ...issued, recipientName: '', recipientEmail: '' }));
    expect(screen.getByText('We have sent the gift card by email.')).toBeInTheDocument();
    expect(screen.queryByText('For')).not.toBeInTheDocument();
  });
});

describe('gift cards: balance', () => {
  const balance = { lastDigits: '3456', balance: 75_000, initialAmount: 200_000, expiresAt: Date.UTC(2030, 4, 3, 6) };
  const request = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field('Gift card number'), '1234567890123456');
    await user.type(field('PIN'), '123456');
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
  };

  test.each([
    [false, 'Valid until 3 May 2030.'],
    [true, 'This card expired on 3 May 2030 and can no longer be used.'],
  ])('the balance of a gift card is announced; expired: %s', async (expired, text) => {
    serve({ ok: true, location: '', data: { balance: { ...balance, expired } } });
    const user = await open(<BalanceView returned={EMPTY_FORM} />);
    await request(user);
    const answer = screen.getByRole('status');
    expect(answer).toHaveTextContent(`Card ending 3456₹750 of ₹2,000 left.${text}`);
  });

  test('the balance of a gift card disappears when another is requested', async () => {
    serve({ ok: true, location: '', data: { balance: { ...balance, expired: false } } });
    const user = await open(<BalanceView returned={EMPTY_FORM} />);
    await request(user);
    serve({ ok: false, problems: { number: 'The number and PIN do not match. Please check both.' } });
    await user.click(screen.getByRole('button', { name: 'Check balance' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(field('Gift card number')).toHaveFocus());
  });
});

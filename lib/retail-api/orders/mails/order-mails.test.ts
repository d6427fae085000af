import type { OpenDatabase } from '../../core/db/engine.ts';
import { addOrder, type OrderOptions } from '../../testing/placed-order.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { testSecret } from '../../testing/test-secret.ts';
import type { OrderMailKind } from './mail-token.ts';
import { enqueueOrderMail, renderOrderMail } from './order-mails.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const SITE = 'https://shop.test';
const secret = testSecret(7);
const context = { siteUrl: SITE, secret, now: NOW };
const customer = { name: 'Asha', mobile: '9876543210', email: 'asha@example.com' };

describeOnEachEngine('mails of an order', (engine) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(async () => {
    for (const table of ['refunds', 'payments', 'payment_attempts', 'orders', 'outbox'] as const) {
      await opened.db.deleteFrom(table).execute();
    }
  });
  afterAll(() => opened.close());

  /** The messages that an order causes. */
  async function messagesOf(options: OrderOptions, kind: OrderMailKind = 'confirmed', refund = 0, reason = 'amount') {
    const { order } = await addOrder(opened.db, options);
    if (refund > 0) await addRefund(order.number, refund, reason);
    await opened.db
      .transaction()
      .execute((transaction) => enqueueOrderMail(transaction, { number: order.number, kind }, context));
    const messages = await opened.db.selectFrom('outbox').selectAll().execute();
    return { order, messages, message: messages[0] };
  }

  async function addRefund(number: string, amount: number, reason: string) {
    const attempt = { id: 'A1', subject: 'order', subject_id: number, gateway: 'razorpay', amount, test: 0 } as const;
    const times = { created_at: NOW, changed_at: NOW };
    await opened.db
      .insertInto('payment_attempts')
      .values({ ...attempt, ...times, state: 'captured', gateway_order_id: null, next_check_at: null })
      .execute();
    const paid = { attempt_id: 'A1', subject: 'order', subject_id: number, gateway: 'razorpay' } as const;
    await opened.db
      .insertInto('payments')
      .values({
        ...paid,
        id: 'P1',
        gateway_payment_id: 'pay_1',
        amount,
        purpose: 'surplus',
        instrument: 'upi',
        captured_at: NOW,
      })
      .execute();
    const back = { id: 'R1', payment_id: 'P1', reason, state: 'waiting', gateway_refund_id: null } as const;
    await opened.db
      .insertInto('refunds')
      .values({ ...back, amount, next_try_at: null, created_at: NOW, processed_at: null })
      .execute();
  }

  test('the confirmation goes to the email of the order, as text and as a page with the same content', async () => {
    const { order, messages, message } = await messagesOf({
      lines: [
        { title: 'Suvarnika Ring', sizeName: '12', unitPrice: 64_999_00, couponDiscount: 999_00, shipping: 9900 },
        { quantity: 2 },
      ],
      giftCardAmount: 1_000_00,
      document: { couponCode: 'ONCE1000' },
    });
    expect(messages).toHaveLength(1);
    expect(message).toMatchObject({ kind: 'order-confirmed', channel: 'mail', recipient: 'asha@example.com' });
    expect(message?.subject).toBe(`Your Samay order ${order.number} is confirmed`);
    for (const words of [
      'Hello Asha Rao,',
      '21 November 2026',
      'Suvarnika Ring',
      'Size 12, Blue, Quantity 1',
      '₹64,999',
      'Subtotal',
      '₹89,989',
      'Coupon ONCE1000',
      '−₹999',
      'Quantity 2',
      '₹24,990',
      '₹89,089',
      '₹88,089',
      'It will arrive between Tue 24 Nov and Fri 27 Nov.',
      '12 Church Street',
      'Bengaluru, Karnataka 560001',
      `${SITE}/track-order?t=${order.number}.`,
      `${SITE}/displayemail?t=`,
    ]) {
      expect(message?.body).toContain(words);
      expect(message?.html).toContain(words);
    }
    expect(message?.body).not.toContain('Test payment');
  });

  test('no text of a shopper becomes markup, and the page loads nothing', async () => {
    const { message } = await messagesOf({ lines: [{ title: '<img src=x onerror=alert(1)> & "co"' }] });
    expect(message?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;');
    expect(message?.html).not.toMatch(/<(script|img|iframe|link|form|object)\b/);
    expect(message?.html).not.toMatch(/url\(|@import|<[^>]*\son\w+=/);
  });

  test('a name with a link in it is not used in the greeting', async () => {
    const { message } = await messagesOf({ document: { customer: { ...customer, name: 'Win at evil.example' } } });
    expect(message?.body).toMatch(/^Hello,/);
    expect(message?.html).not.toContain('evil.example');
  });

  test.each([
    ['razorpay', {}, 'We have received your payment of ₹12,495 by Razorpay.'],
    ['cash-on-delivery', {}, 'Please have ₹12,495 ready for the courier. You pay on delivery.'],
    ['gift-card', { giftCardAmount: 12_495_00 }, 'You have paid in full by gift card.'],
  ] as const)('names the payment method: %s', async (payment_method, options, words) => {
    const { message } = await messagesOf({ ...options, row: { payment_method } });
    expect(message?.body).toContain(words);
  });

  test('a test payment is marked as a test', async () => {
    const { message } = await messagesOf({ document: { testPayment: true, identityNeeded: true } });
    expect(message?.body).toContain('Test payment: no money is charged');
    expect(message?.html).toContain('Test payment: no money is charged');
    expect(message?.body).toContain('Please have a photo ID ready');
  });

  test('becomes an SMS without an email address, and nothing for a deleted account', async () => {
    const { order, messages } = await messagesOf({ document: { customer: { ...customer, email: '' } } });
    expect(messages).toMatchObject([
      { kind: 'order-confirmed', channel: 'sms', recipient: '9876543210', subject: '', html: '' },
    ]);
    expect(messages[0]?.body).toContain(`${order.number} of ₹12,495`);
    const erased = await messagesOf({ document: { customer: { name: '', email: '', mobile: '' } } });
    expect(erased.messages).toHaveLength(1);
  });

  test('a refund states its amount and reason', async () => {
    const late = { row: { state: 'cancelled', confirmed_at: null } } as const;
    const { message } = await messagesOf(late, 'refund', 12_495_00);
    expect(message?.kind).toBe('order-refund');
    expect(message?.subject).toContain('₹12,495');
    expect(message?.body).toContain('reached us too late to fulfil the order');
    expect(message?.html).toContain('We are refunding ₹12,495 to your original payment method (Razorpay)');
  });

  test('a refund of an order that stays confirmed says so', async () => {
    const { message } = await messagesOf({}, 'refund', 500_00);
    expect(message?.body).toContain('Your order is confirmed, and we are refunding the difference.');
  });

  test('an order that was paid twice stays confirmed, and one payment is refunded by its gateway', async () => {
    const byMail = await messagesOf({ row: { payment_method: 'payu' } }, 'refund', 12_495_00, 'twice');
    expect(byMail.message?.body).toContain('You paid twice for your order');
    expect(byMail.message?.body).toContain('Your order is confirmed, and we are refunding the second payment.');
    expect(byMail.message?.body).toContain('to your original payment method (Razorpay).');
  });

  test('an SMS about an order that was paid twice says that it is confirmed and what is refunded', async () => {
    const bySms = { document: { customer: { ...customer, email: '' } } };
    const { order, message } = await messagesOf(bySms, 'refund', 12_495_00, 'twice');
    expect(message?.body).toContain(
      `you paid twice for your order ${order.number}. It is confirmed, and we refund ₹12,495`,
    );
  });

  test.each([
    ['mail', customer.email, 'We will deliver order SM-STANDS'],
    ['sms', '', 'We deliver order SM-STANDS and refund ₹12,495 for order'],
  ])('an order replaced by another of its cart names that order by %s', async (channel, email, words) => {
    const [purchase, settled] = ['P-1', { number: 'SM-STANDS', confirmed_at: NOW }];
    await addOrder(opened.db, { row: { ...settled, purchase_id: purchase } });
    const row = { state: 'cancelled', confirmed_at: null, purchase_id: purchase } as const;
    const options = { row, document: { customer: { ...customer, email } } };
    const { message } = await messagesOf(options, 'refund', 12_495_00, 'twice');
    expect(message).toMatchObject({ channel, body: expect.stringContaining(words) });
    expect(message?.body).not.toContain('reached us too late to fulfil the order');
  });

  describe.each(['packed', 'shipped'] as const)('the email of an order that is %s', (kind) => {
    test('states when it arrives and what is in the parcel, without prices', async () => {
      const { message } = await messagesOf({ lines: [{ title: 'Suvarnika Ring' }, { quantity: 2 }] }, kind);
      expect(message?.kind).toBe(`order-${kind}`);
      expect(message?.body).toContain('It will arrive between Tue 24 Nov and Fri 27 Nov.');
      for (const text of [message?.body, message?.html]) {
        expect(text).toContain('Suvarnika Ring');
        expect(text).toMatch(/\b1 item\b/);
        expect(text).toMatch(/\b2 items\b/);
        expect(text).not.toContain('₹');
      }
    });

    test.each([
      ['whose last day is today', '2026-11-21', true],
      ['whose last day was yesterday', '2026-11-20', false],
    ])('for an order %s it states the arrival: %s, %s', async (_which, latestDate, isStated) => {
      const promise = { earliestDate: '2026-11-18', latestDate, deliveryDays: '3-6' };
      const { message } = await messagesOf({ document: { promise } }, kind);
      expect(message?.body.includes('It will arrive')).toBe(isStated);
      expect(message?.html.includes('It will arrive')).toBe(isStated);
    });
  });

  test('the web view is the same email, rendered again', async () => {
    const { order, message } = await messagesOf({});
    const view = await renderOrderMail(opened.db, { number: order.number, kind: 'confirmed' }, context);
    expect(view?.subject).toBe(message?.subject);
    expect(view?.html).not.toContain('View in browser');
    expect(message?.html.replace(/<p[^>]*><a[^>]*>View in browser<\/a><\/p>\n?/, '')).toContain(
      view?.html.slice(view.html.indexOf('Thank you'), view.html.indexOf('</html>')),
    );
    expect(await renderOrderMail(opened.db, { number: 'SM-NONE', kind: 'confirmed' }, context)).toBeUndefined();
  });
});

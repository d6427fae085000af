import { formatPaise } from '#lib/shared/money.ts';
import { paths } from '#lib/shared/paths.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';

/** Subject and pieces of the mail that says why money of an order goes back, and when. */
export function orderRefund(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, refundAmount, siteUrl } = facts;
  return {
    subject: `Your refund of ${formatPaise(refundAmount)} for order ${order.number}`,
    blocks: [
      { kind: 'paragraph', text: greeting(document.customer.name) },
      { kind: 'paragraph', text: reasonOf(facts) },
      {
        kind: 'paragraph',
        text: `${formatPaise(refundAmount)} goes back to where it was paid from by ${paymentMethodName(order.payment_method)}. You need to do nothing. Banks usually take 5 to 7 working days.`,
      },
      ...(document.testPayment ? [TEST] : []),
      { kind: 'link', name: 'See your order', href: `${siteUrl}${paths.order(order.number)}` },
    ],
  };
}

/** The same in the length of an SMS. */
export function orderRefundSms({ order, refundAmount, document }: OrderFacts): string {
  const test = document.testPayment ? ' Test payment.' : '';
  return `Samay: ${formatPaise(refundAmount)} of your order ${order.number} goes back to where it was paid from, usually in 5 to 7 working days.${test}`;
}

const TEST: MailBlock = { kind: 'paragraph', text: 'Test payment: no money was taken, so none moves.' };

function reasonOf({ order }: OrderFacts): string {
  if (order.state === 'cancelled' && order.confirmed_at !== null) return `Your order ${order.number} was cancelled.`;
  if (order.confirmed_at !== null) {
    return `We have received more for your order ${order.number} than it costs. The order stands, and what was paid on top goes back.`;
  }
  return `Your payment for order ${order.number} reached us when the order could no longer be filled. We are sorry: nothing will be delivered, and nothing is charged.`;
}

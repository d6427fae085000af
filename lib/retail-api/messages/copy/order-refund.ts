import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { seeOrder } from './order-items.ts';

/** Subject and pieces of the mail that says why money of an order goes back, and when. */
export function orderRefund(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, refundAmount } = facts;
  return {
    subject: `Your refund of ${formatPaise(refundAmount)} for order ${order.number}`,
    blocks: [
      { kind: 'paragraph', text: greeting(document.customer.name) },
      { kind: 'paragraph', text: reasonOf(facts) },
      {
        kind: 'paragraph',
        text: `${formatPaise(refundAmount)} goes back to where it was paid from by ${gatewaysOf(facts)}. You need to do nothing. Banks usually take 5 to 7 working days.`,
      },
      ...(document.testPayment ? [TEST] : []),
      seeOrder(facts),
    ],
  };
}

/** The same in the length of an SMS. */
export function orderRefundSms(facts: OrderFacts): string {
  const { order, refundAmount, document, standsInstead } = facts;
  const amount = formatPaise(refundAmount);
  const back = 'goes back to where it was paid from, usually in 5 to 7 working days.';
  const test = document.testPayment ? ' Test payment.' : '';
  if (isPaidTwice(facts))
    return `Samay: you paid twice for your order ${order.number}. It stands; ${amount} ${back}${test}`;
  if (standsInstead !== '') {
    return `Samay: you paid twice for one cart. Order ${standsInstead} stands; ${amount} of order ${order.number} ${back}${test}`;
  }
  return `Samay: ${amount} of your order ${order.number} ${back}${test}`;
}

const TEST: MailBlock = { kind: 'paragraph', text: 'Test payment: no money was taken, so none moves.' };

/** An order that stands, beside whose payment another one was made. */
function isPaidTwice({ order, refunds }: OrderFacts): boolean {
  return order.confirmed_at !== null && order.state !== 'cancelled' && refunds.some(({ reason }) => reason === 'twice');
}

function reasonOf(facts: OrderFacts): string {
  const { order, standsInstead } = facts;
  if (order.state === 'cancelled' && order.confirmed_at !== null) return `Your order ${order.number} was cancelled.`;
  if (isPaidTwice(facts)) {
    return `You have paid twice for your order ${order.number}. The order stands: one payment pays for it, and the other goes back.`;
  }
  if (order.confirmed_at !== null) {
    return `We have received more for your order ${order.number} than it costs. The order stands, and what was paid on top goes back.`;
  }
  if (standsInstead !== '') {
    return `You have paid twice for one cart. Your order ${standsInstead} stands, and we deliver it. What you paid for order ${order.number} goes back.`;
  }
  return `Your payment for order ${order.number} reached us when the order could no longer be filled. We are sorry: nothing will be delivered, and nothing is charged.`;
}

/** The gateways that money goes back by, which need not be the one that the order was paid by. */
function gatewaysOf({ refunds }: OrderFacts): string {
  return [...new Set(refunds.map(({ gateway }) => paymentMethodName(gateway)))].join(' and ');
}

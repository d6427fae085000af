import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { seeOrder } from './order-items.ts';

/** Subject and blocks of the mail that says why an order is refunded and when the money arrives. */
export function orderRefundMail(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, refundAmount } = facts;
  return {
    subject: `Your refund of ${formatPaise(refundAmount)} for order ${order.number}`,
    blocks: [
      { kind: 'paragraph', text: greeting(document.customer.name) },
      { kind: 'paragraph', text: reasonOf(facts) },
      {
        kind: 'paragraph',
        text: `We are refunding ${formatPaise(refundAmount)} to your original payment method (${gatewaysOf(facts)}). You do not need to do anything. Banks usually take 5 to 7 working days.`,
      },
      ...(document.testPayment ? [TEST] : []),
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderRefundSms(facts: OrderFacts): string {
  const { order, refundAmount, document, supersedingNumber } = facts;
  const amount = formatPaise(refundAmount);
  const back = 'to your original payment method, usually in 5 to 7 working days.';
  const test = document.testPayment ? ' Test payment.' : '';
  if (isPaidTwice(facts))
    return `${shopName()}: you paid twice for your order ${order.number}. It is confirmed, and we refund ${amount} ${back}${test}`;
  if (supersedingNumber !== '') {
    return `${shopName()}: you paid twice for one cart. We deliver order ${supersedingNumber} and refund ${amount} for order ${order.number} ${back}${test}`;
  }
  return `${shopName()}: we refund ${amount} for your order ${order.number} ${back}${test}`;
}

const TEST: MailBlock = { kind: 'paragraph', text: 'Test payment: no money is charged or refunded.' };

/** A valid order that received a second payment. */
function isPaidTwice({ order, refunds }: OrderFacts): boolean {
  return order.confirmed_at !== null && order.state !== 'cancelled' && refunds.some(({ reason }) => reason === 'twice');
}

function reasonOf(facts: OrderFacts): string {
  const { order, supersedingNumber } = facts;
  if (order.state === 'cancelled' && order.confirmed_at !== null) return `Your order ${order.number} was cancelled.`;
  if (isPaidTwice(facts)) {
    return `You paid twice for your order ${order.number}. Your order is confirmed, and we are refunding the second payment.`;
  }
  if (order.confirmed_at !== null) {
    return `We received more than your order ${order.number} costs. Your order is confirmed, and we are refunding the difference.`;
  }
  if (supersedingNumber !== '') {
    return `You paid twice for the same cart. We will deliver order ${supersedingNumber} and refund your payment for order ${order.number}.`;
  }
  return `Your payment for order ${order.number} reached us too late to fulfil the order. We are sorry that we cannot deliver it.`;
}

/** The gateways that process the refunds; they may differ from the one that the order was paid through. */
function gatewaysOf({ refunds }: OrderFacts): string {
  return [...new Set(refunds.map(({ gateway }) => paymentMethodName(gateway)))].join(' and ');
}

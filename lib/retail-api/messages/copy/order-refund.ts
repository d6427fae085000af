import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { orderSms, paragraphs, seeOrder } from './order-items.ts';

/** Subject and blocks of the mail that says why an order is refunded and when the money arrives. */
export function orderRefundMail(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, refundAmount } = facts;
  return {
    subject: m.mailRefundSubject({ amount: formatPaise(refundAmount), number: order.number }),
    blocks: [
      { kind: 'paragraph', text: greeting(document.customer.name) },
      { kind: 'paragraph', text: reasonOf(facts) },
      {
        kind: 'paragraph',
        text: m.mailRefundWay({ amount: formatPaise(refundAmount), gateways: gatewaysOf(facts) }),
      },
      ...paragraphs(document.testPayment ? m.mailTestRefund() : ''),
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderRefundSms(facts: OrderFacts): string {
  const { order, refundAmount, supersedingNumber: other } = facts;
  const values = { shop: shopName(), amount: formatPaise(refundAmount), number: order.number, other };
  if (isPaidTwice(facts)) return orderSms(facts, m.smsRefundTwice(values));
  return orderSms(facts, other === '' ? m.smsRefund(values) : m.smsRefundOther(values));
}

/** A valid order that received a second payment. */
function isPaidTwice({ order, refunds }: OrderFacts): boolean {
  return order.confirmed_at !== null && order.state !== 'cancelled' && refunds.some(({ reason }) => reason === 'twice');
}

function reasonOf(facts: OrderFacts): string {
  const { order, supersedingNumber: other } = facts;
  const values = { number: order.number, other };
  if (order.state === 'cancelled' && order.confirmed_at !== null) return m.mailRefundCancelled(values);
  if (isPaidTwice(facts)) return m.mailRefundTwice(values);
  if (order.confirmed_at !== null) return m.mailRefundMore(values);
  return other === '' ? m.mailRefundLate(values) : m.mailRefundOther(values);
}

/** The gateways that process the refunds; they may differ from the one that the order was paid through. */
function gatewaysOf({ refunds }: OrderFacts): string {
  const names = new Set(refunds.map(({ gateway }) => paymentMethodName(gateway)));
  return [...names].reduce((first, last) => m.mailAnd({ first, last }));
}

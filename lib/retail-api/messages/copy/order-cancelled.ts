import { formatPaise } from '#lib/shared/money.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { itemsRow, paragraphs, seeOrder } from './order-items.ts';
import { orderRefundLines } from './order-refund-lines.ts';
import { shortenQuote } from './shorten-text.ts';

/**
 * Subject and blocks of the mail that says that an order, or part of it, was cancelled, and how its money is refunded.
 */
export function orderCancelled(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  const name = isWhole(facts) ? `Your ${shopName()} order` : `Part of your ${shopName()} order`;
  return {
    subject: `${name} ${order.number} has been cancelled`,
    blocks: [
      ...paragraphs(greeting(document.customer.name), why(facts)),
      { kind: 'table', rows: cancelledRows(facts) },
      ...paragraphs(moneyText(facts), document.testPayment ? 'Test payment: no money is charged or refunded.' : ''),
      ...paragraphs(isWhole(facts) ? '' : `You will still receive the rest of your order.${toPay(facts)}`),
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderCancelledSms(facts: OrderFacts): string {
  const name = isWhole(facts) ? 'your order' : 'part of your order';
  const why = facts.cancelled?.byStore ? ` ${shortenQuote(facts.cancelled.reason)}` : '';
  return `${shopName()}: ${name} ${facts.order.number} has been cancelled.${why} ${moneyText(facts)} ${facts.trackHref}`;
}

/** Whether the whole order is cancelled: its last items may have been cancelled after the others. */
const isWhole = ({ cancelled }: OrderFacts) => cancelled?.isWhole ?? true;

function why(facts: OrderFacts): string {
  const { order, cancelled } = facts;
  const part = isWhole(facts) ? `your order ${order.number}` : `part of your order ${order.number}`;
  if (!cancelled?.byStore) return `As you asked, we have cancelled ${part}. There is no fee.`;
  if (order.cancel_reason === 'undelivered') {
    return `We are sorry. We could not deliver your order ${order.number}, so we have cancelled it. ${cancelled.reason}`;
  }
  return `We are sorry. We had to cancel ${part}. ${cancelled.reason}`;
}

function cancelledRows({ lines, cancelled }: OrderFacts) {
  return (cancelled?.pieces ?? []).flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [itemsRow(line, quantity)] : [];
  });
}

function moneyText({ orderRefunds }: OrderFacts): string {
  const moved = orderRefunds.filter(({ method }) => method !== 'due');
  return moved.length === 0
    ? 'You have not paid anything yet, so there is nothing to refund.'
    : orderRefundLines(moved).join(' ');
}

function toPay({ due, orderRefunds }: OrderFacts): string {
  return orderRefunds.some(({ method }) => method === 'due') ? ` You pay ${formatPaise(due)} on delivery.` : '';
}

import { formatPaise } from '#lib/shared/money.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
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
  const { document } = facts;
  return {
    subject: m.mailCancelledSubject(valuesOf(facts)),
    blocks: [
      ...paragraphs(greeting(document.customer.name), why(facts)),
      { kind: 'table', rows: cancelledRows(facts) },
      ...paragraphs(moneyText(facts), document.testPayment ? m.mailTestRefund() : ''),
      ...paragraphs(isWhole(facts) ? '' : restText(facts)),
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderCancelledSms(facts: OrderFacts): string {
  const why = facts.cancelled?.byStore ? shortenQuote(facts.cancelled.reason) : '';
  const parts = [m.smsCancelled(valuesOf(facts)), why, moneyText(facts), facts.trackHref];
  return parts.filter((part) => part !== '').join(' ');
}

/** Whether the whole order is cancelled: its last items may have been cancelled after the others. */
const isWhole = ({ cancelled }: OrderFacts) => cancelled?.isWhole ?? true;

const valuesOf = (facts: OrderFacts) => ({
  shop: shopName(),
  number: facts.order.number,
  whole: String(isWhole(facts)),
  reason: facts.cancelled?.reason ?? '',
});

function why(facts: OrderFacts): string {
  const { order, cancelled } = facts;
  const values = valuesOf(facts);
  if (!cancelled?.byStore) return m.mailCancelledAsAsked(values);
  return order.cancel_reason === 'undelivered' ? m.mailCancelledUndelivered(values) : m.mailCancelledByStore(values);
}

function cancelledRows({ lines, cancelled }: OrderFacts) {
  return (cancelled?.pieces ?? []).flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [itemsRow(line, quantity)] : [];
  });
}

function moneyText({ orderRefunds }: OrderFacts): string {
  const moved = orderRefunds.filter(({ method }) => method !== 'due');
  return moved.length === 0 ? m.mailNothingToRefund() : orderRefundLines(moved).join(' ');
}

function restText({ due, orderRefunds }: OrderFacts): string {
  const isDue = orderRefunds.some(({ method }) => method === 'due');
  return isDue ? m.mailRestComesToPay({ amount: formatPaise(due) }) : m.mailRestComes();
}

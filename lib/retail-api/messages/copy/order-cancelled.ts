import { formatPaise } from '#lib/shared/money.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import { moneyBackLines } from './money-back-lines.ts';
import type { OrderFacts } from './order-facts.ts';
import { itemsRow, paragraphs, seeOrder } from './order-items.ts';
import { shortSaying } from './shortened.ts';

/** Subject and pieces of the mail that says that an order, or a part of it, was cancelled, and what becomes of its money. */
export function orderCancelled(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  const name = isWhole(facts) ? 'Your Samay order' : 'A part of your Samay order';
  return {
    subject: `${name} ${order.number} is cancelled`,
    blocks: [
      ...paragraphs(greeting(document.customer.name), why(facts)),
      { kind: 'table', rows: cancelledRows(facts) },
      ...paragraphs(moneyText(facts), document.testPayment ? 'Test payment: no money was taken, so none moves.' : ''),
      ...paragraphs(isWhole(facts) ? '' : `The rest of your order comes as before.${toPay(facts)}`),
      seeOrder(facts),
    ],
  };
}

/** The same in the length of an SMS. */
export function orderCancelledSms(facts: OrderFacts): string {
  const name = isWhole(facts) ? 'your order' : 'a part of your order';
  const why = facts.cancelled?.byStore ? ` ${shortSaying(facts.cancelled.reason)}` : '';
  return `Samay: ${name} ${facts.order.number} is cancelled.${why} ${moneyText(facts)} ${facts.trackHref}`;
}

/** Whether nothing is left of the order: the last of its parts may have been cancelled after the others. */
const isWhole = ({ cancelled }: OrderFacts) => cancelled?.isWhole ?? true;

function why(facts: OrderFacts): string {
  const { order, cancelled } = facts;
  const part = isWhole(facts) ? `your order ${order.number}` : `a part of your order ${order.number}`;
  if (!cancelled?.byStore) return `As you asked, ${part} is cancelled. There is no fee.`;
  if (order.cancel_reason === 'undelivered') {
    return `We are sorry: your order ${order.number} could not be delivered, and is cancelled. ${cancelled.reason}`;
  }
  return `We are sorry: we had to cancel ${part}. ${cancelled.reason}`;
}

function cancelledRows({ lines, cancelled }: OrderFacts) {
  return (cancelled?.pieces ?? []).flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [itemsRow(line, quantity)] : [];
  });
}

function moneyText({ moneyBack }: OrderFacts): string {
  const moved = moneyBack.filter(({ way }) => way !== 'due');
  return moved.length === 0 ? 'You have paid nothing yet, so nothing goes back.' : moneyBackLines(moved).join(' ');
}

function toPay({ due, moneyBack }: OrderFacts): string {
  return moneyBack.some(({ way }) => way === 'due') ? ` You pay ${formatPaise(due)} at the door.` : '';
}

import { formatPaise } from '#lib/shared/money.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import { sum } from '../../core/sum.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { paragraphs, seeOrder } from './order-items.ts';

/** Subject and blocks of the mail that says that a refund of an order was transferred. */
export function orderMoneySent(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  return {
    subject: `We have sent you ${amountOf(facts)} for order ${order.number}`,
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        `We have ${sentText(facts)} It will reach you within two working days.`,
      ),
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderMoneySentSms(facts: OrderFacts): string {
  return `${shopName()}: we have ${sentText(facts)} ${facts.trackHref}`;
}

const amountOf = ({ orderRefunds }: OrderFacts) => formatPaise(sum(orderRefunds.map(({ amount }) => amount)));

function sentText(facts: OrderFacts): string {
  const [sent] = facts.orderRefunds;
  const number = sent?.sentAs ? ` The reference number is ${sent.sentAs}.` : '';
  return `transferred ${amountOf(facts)} for your order ${facts.order.number} to your bank account ending ${sent?.name ?? ''}.${number}`;
}

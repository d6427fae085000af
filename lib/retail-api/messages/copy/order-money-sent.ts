import { formatPaise } from '#lib/shared/money.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import { sum } from '../../core/sum.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { paragraphs, seeOrder } from './order-items.ts';

/** Subject and blocks of the mail that says that a refund of an order was transferred. */
export function orderMoneySent(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const values = valuesOf(facts);
  const text = values.reference === '' ? m.mailSent(values) : m.mailSentAs(values);
  return {
    subject: m.mailSentSubject(values),
    blocks: [...paragraphs(greeting(facts.document.customer.name), text), seeOrder(facts)],
  };
}

/** The SMS version. */
export function orderMoneySentSms(facts: OrderFacts): string {
  const values = valuesOf(facts);
  return `${values.reference === '' ? m.smsSent(values) : m.smsSentAs(values)} ${facts.trackHref}`;
}

function valuesOf({ order, orderRefunds }: OrderFacts) {
  const [sent] = orderRefunds;
  return {
    shop: shopName(),
    number: order.number,
    amount: formatPaise(sum(orderRefunds.map(({ amount }) => amount))),
    digits: sent?.name ?? '',
    reference: sent?.sentAs ?? '',
  };
}

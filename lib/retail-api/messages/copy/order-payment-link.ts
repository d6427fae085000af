import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import type { MailBlock } from '../blocks/mail-block.ts';
import { shopLink } from '../shop-link.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { deliveryAddressLines, itemsRow, orderSms, paragraphs, testPayment } from './order-items.ts';

/** Subject and blocks of the mail with the link to pay for an order that staff placed. */
export function orderPaymentLink(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, lines } = facts;
  const until = formatMoment(facts.payUntil);
  const reason =
    order.adds_to === ''
      ? m.mailPrepared({ number: order.number, until })
      : m.mailPreparedChange({ number: order.adds_to, until });
  return {
    subject: m.mailPayForSubject({ shop: shopName(), number: order.number }),
    blocks: [
      ...paragraphs(greeting(document.customer.name), reason, m.mailWeHold(), testPayment(facts)),
      { kind: 'link', name: m.mailPayAmount({ amount: formatPaise(order.payable) }), href: payHref(facts) },
      { kind: 'heading', text: m.mailYourOrder() },
      { kind: 'table', rows: lines.map((line) => itemsRow(line, line.quantity)) },
      {
        kind: 'table',
        rows: [{ name: m.mailToPay(), detail: m.mailTaxesIncluded(), value: formatPaise(order.payable), strong: true }],
      },
      ...paragraphs(m.mailDeliveryAddress()),
      { kind: 'lines', lines: deliveryAddressLines(document.address) },
      ...paragraphs(m.mailNotYouNothing()),
    ],
  };
}

/** The SMS version. */
export function orderPaymentLinkSms(facts: OrderFacts): string {
  const { order } = facts;
  const values = { shop: shopName(), number: order.number, amount: formatPaise(order.payable) };
  return `${orderSms(facts, m.smsPayFor(values))} ${payHref(facts)}`;
}

function payHref({ order, siteUrl }: OrderFacts): string {
  return shopLink(siteUrl, paths.makePayment(order.key));
}

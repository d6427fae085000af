import { formatMoment } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { deliveryAddressLines, itemsRow, paragraphs, TEST_PAYMENT } from './order-items.ts';

/** Subject and blocks of the mail with the link to pay for an order that staff placed. */
export function orderPaymentLink(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, lines } = facts;
  const reason =
    order.adds_to === ''
      ? `We have prepared the order ${order.number} for you.`
      : `We have prepared the change of your order ${order.adds_to} that you asked for. Until you pay for it, that order stays as it is.`;
  return {
    subject: `Pay for your ${shopName()} order ${order.number}`,
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        `${reason} You can pay until ${formatMoment(facts.payUntil)}, India time; afterwards the link no longer works.`,
        'We hold the items for you once you start to pay.',
        document.testPayment ? TEST_PAYMENT : '',
      ),
      { kind: 'link', name: `Pay ${formatPaise(order.payable)}`, href: payHref(facts) },
      { kind: 'heading', text: 'Your order' },
      { kind: 'table', rows: lines.map((line) => itemsRow(line, line.quantity)) },
      {
        kind: 'table',
        rows: [{ name: 'To pay', detail: 'Inclusive of all taxes', value: formatPaise(order.payable), strong: true }],
      },
      ...paragraphs('Delivery address:'),
      { kind: 'lines', lines: deliveryAddressLines(document.address) },
      ...paragraphs('If you did not ask for this, you need not do anything.'),
    ],
  };
}

/** The SMS version. */
export function orderPaymentLinkSms(facts: OrderFacts): string {
  const { order, document } = facts;
  const test = document.testPayment ? ' Test payment.' : '';
  return `${shopName()}: pay ${formatPaise(order.payable)} for your order ${order.number} within a day.${test} ${payHref(facts)}`;
}

function payHref({ order, siteUrl }: OrderFacts): string {
  return `${siteUrl}${paths.makePayment(order.key)}`;
}

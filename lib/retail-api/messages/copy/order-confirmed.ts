import { chargeName } from '#lib/shared/charge-names.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { MailBlock, MailRow } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import {
  arrivalSentence,
  deliveryAddressLines,
  giftBlocks,
  itemsRow,
  paragraphs,
  seeOrder,
  TEST_PAYMENT,
} from './order-items.ts';
import { readySentence } from './order-ready.ts';

/** Subject and blocks of the order confirmation mail. */
export function orderConfirmed(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, lines } = facts;
  return {
    subject: `Your ${shopName()} order ${order.number} is confirmed`,
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        `Thank you for your order ${order.number} of ${formatDate(order.placed_at)}. It is confirmed.`,
        paidText(facts),
        document.testPayment ? TEST_PAYMENT : '',
      ),
      { kind: 'heading', text: 'Your order' },
      { kind: 'table', rows: lines.map((line) => itemsRow(line, line.quantity)) },
      { kind: 'table', rows: figureRows(facts) },
      { kind: 'heading', text: handoverHeading(document) },
      { kind: 'paragraph', text: deliveryText(facts) },
      { kind: 'lines', lines: deliveryAddressLines(document.address) },
      ...giftBlocks(facts),
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderConfirmedSms({ order, document, trackHref }: OrderFacts): string {
  const test = document.testPayment ? ' Test payment.' : '';
  return `${shopName()}: your order ${order.number} of ${formatPaise(order.total)} is confirmed.${test} ${trackHref}`;
}

function paidText({ order }: OrderFacts): string {
  const amount = formatPaise(order.payable);
  if (order.exchange_credit === order.total) return 'The items you returned cover the full amount.';
  if (order.payable === 0) return 'You have paid in full by gift card.';
  if (order.payment_method === 'cash-on-delivery')
    return `Please have ${amount} ready for the courier. You pay on delivery.`;
  return `We have received your payment of ${amount} by ${paymentMethodName(order.payment_method)}.`;
}

/** A row for a deduction; no row if it is zero. */
const saving = (name: string, paise: number): MailRow[] =>
  paise > 0 ? [{ name, value: `−${formatPaise(paise)}` }] : [];

/** The price breakdown, from the subtotal before discounts to the amount paid, as on the order page. */
function figureRows({ order, document: { figures, couponCode } }: OrderFacts): MailRow[] {
  const isDue = order.payment_method === 'cash-on-delivery' && figures.payable > 0;
  const toPay = isDue ? 'To pay on delivery' : 'Paid';
  return [
    { name: 'Subtotal', value: formatPaise(figures.subtotal) },
    ...saving('Offers', figures.offerDiscount),
    ...saving(couponCode === '' ? 'Coupon' : `Coupon ${couponCode}`, figures.couponDiscount),
    ...saving('Gift coupon', figures.giftCouponDiscount),
    { name: 'Shipping', value: figures.shipping > 0 ? formatPaise(figures.shipping) : 'Free' },
    ...(figures.charges ?? []).map(({ kind, amount }) => ({ name: chargeName(kind), value: formatPaise(amount) })),
    { name: 'Total', detail: 'Inclusive of all taxes', value: formatPaise(figures.total), strong: true },
    ...saving('Returned items', order.exchange_credit),
    ...saving('Gift cards', figures.giftCardAmount),
    ...(figures.giftCardAmount > 0 || order.exchange_credit > 0
      ? [{ name: toPay, value: formatPaise(figures.payable), strong: true }]
      : []),
  ];
}

function handoverHeading({ collect, express }: OrderFacts['document']): string {
  if (collect) return 'Collect from';
  return express ? chargeName('express-delivery') : 'Delivery';
}

function deliveryText(facts: OrderFacts): string {
  if (facts.document.collect) {
    return [readySentence(facts), facts.document.identityNeeded ? 'Please bring a photo ID.' : ''].join(' ').trim();
  }
  const arrives = arrivalSentence(facts) || 'We will tell you when it is on its way.';
  return facts.document.identityNeeded ? `${arrives} Please have a photo ID ready at delivery.` : arrives;
}

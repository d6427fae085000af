import { formatDate } from '#lib/shared/dates.ts';
import { formatMobile } from '#lib/shared/mobile.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paths } from '#lib/shared/paths.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { promiseText } from '#lib/shared/promise-text.ts';
import type { OrderLine } from '../../orders/order-store.ts';
import type { MailBlock, MailRow } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';

/** Subject and pieces of the mail that confirms an order. */
export function orderConfirmed(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, lines, siteUrl } = facts;
  return {
    subject: `Your Samay order ${order.number} is confirmed`,
    blocks: [
      { kind: 'paragraph', text: greeting(document.customer.name) },
      {
        kind: 'paragraph',
        text: `Thank you for your order ${order.number} of ${formatDate(order.placed_at)}. It is confirmed.`,
      },
      { kind: 'paragraph', text: paidText(facts) },
      ...(document.testPayment ? [TEST] : []),
      { kind: 'heading', text: 'Your order' },
      { kind: 'table', rows: lines.map(lineRow) },
      { kind: 'table', rows: figureRows(facts) },
      { kind: 'heading', text: 'Delivery' },
      { kind: 'paragraph', text: deliveryText(facts) },
      { kind: 'lines', lines: addressLines(facts) },
      { kind: 'link', name: 'See your order', href: `${siteUrl}${paths.order(order.number)}` },
    ],
  };
}

/** The same in the length of an SMS. */
export function orderConfirmedSms({ order, document, siteUrl }: OrderFacts): string {
  const test = document.testPayment ? ' Test payment.' : '';
  return `Samay: your order ${order.number} of ${formatPaise(order.total)} is confirmed.${test} ${siteUrl}${paths.order(order.number)}`;
}

const TEST: MailBlock = {
  kind: 'paragraph',
  text: 'Test payment: no money was taken, and nothing is sent.',
};

function paidText({ order }: OrderFacts): string {
  const amount = formatPaise(order.payable);
  if (order.payable === 0) return 'It is paid in full by gift card.';
  if (order.payment_method === 'cash-on-delivery') return `Have ${amount} ready for the courier: you pay at the door.`;
  return `We have received your payment of ${amount} by ${paymentMethodName(order.payment_method)}.`;
}

function lineRow({ quantity, document }: OrderLine): MailRow {
  const details = [
    document.sizeName === null ? '' : `Size ${document.sizeName}`,
    document.colour,
    `Quantity ${quantity}`,
  ].filter((detail) => detail !== '');
  return { name: document.title, detail: details.join(', '), value: formatPaise(document.unitPrice * quantity) };
}

/** What takes something off; nothing where it does not. */
const saving = (name: string, paise: number): MailRow[] =>
  paise > 0 ? [{ name, value: `−${formatPaise(paise)}` }] : [];

/** From what the lines come to, before any discount, down to what was paid: as the pages of the order have it. */
function figureRows({ order, document: { figures, couponCode } }: OrderFacts): MailRow[] {
  const toPay = order.payment_method === 'cash-on-delivery' ? 'To pay at the door' : 'Paid';
  return [
    { name: 'Subtotal', value: formatPaise(figures.subtotal) },
    ...saving('Offers', figures.offerDiscount),
    ...saving(couponCode === '' ? 'Coupon' : `Coupon ${couponCode}`, figures.couponDiscount),
    ...saving('Gift coupon', figures.giftCouponDiscount),
    { name: 'Shipping', value: figures.shipping > 0 ? formatPaise(figures.shipping) : 'Free' },
    { name: 'Total', detail: 'Inclusive of all taxes', value: formatPaise(figures.total), strong: true },
    ...saving('Gift cards', figures.giftCardAmount),
    ...(figures.giftCardAmount > 0 ? [{ name: toPay, value: formatPaise(figures.payable), strong: true }] : []),
  ];
}

function deliveryText({ document: { promise, identityNeeded } }: OrderFacts): string {
  const when = promiseText({ ...promise, days: promise.deliveryDays });
  const arrives = when === '' ? 'We tell you when it is on its way.' : `It arrives ${when}.`;
  return identityNeeded ? `${arrives} Have a photo ID ready when it is delivered.` : arrives;
}

function addressLines({ document: { address } }: OrderFacts): string[] {
  return [
    address.FullName,
    address.AddressLine1,
    address.AddressLine2,
    address.Landmark && `Near ${address.Landmark}`,
    [address.City, address.State, address.Pincode].filter((part) => part !== '').join(', '),
    address.Mobile && formatMobile(address.Mobile),
  ].filter((line) => line !== '');
}

import { chargeName } from '#lib/shared/charge-names.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import type { MailBlock, MailRow } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import {
  arrivalSentence,
  deliveryAddressLines,
  giftBlocks,
  itemsRow,
  orderSms,
  paragraphs,
  seeOrder,
  testPayment,
} from './order-items.ts';
import { readySentence } from './order-ready.ts';

/** Subject and blocks of the order confirmation mail. */
export function orderConfirmed(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document, lines } = facts;
  return {
    subject: m.mailConfirmedSubject({ shop: shopName(), number: order.number }),
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        m.mailConfirmed({ number: order.number, date: formatDate(order.placed_at) }),
        paidText(facts),
        testPayment(facts),
      ),
      { kind: 'heading', text: m.mailYourOrder() },
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
export function orderConfirmedSms(facts: OrderFacts): string {
  const { order, trackHref } = facts;
  const values = { shop: shopName(), number: order.number, amount: formatPaise(order.total) };
  return `${orderSms(facts, m.smsConfirmed(values))} ${trackHref}`;
}

function paidText({ order }: OrderFacts): string {
  const amount = formatPaise(order.payable);
  if (order.exchange_credit === order.total) return m.mailPaidByReturn();
  if (order.payable === 0) return m.mailPaidByGiftCard();
  if (order.payment_method === 'cash-on-delivery') return m.mailPayCourier({ amount });
  return m.mailPaid({ amount, method: paymentMethodName(order.payment_method) });
}

/** A row for a deduction; no row if it is zero. */
const saving = (name: string, paise: number): MailRow[] =>
  paise > 0 ? [{ name, value: `−${formatPaise(paise)}` }] : [];

/** The price breakdown, from the subtotal before discounts to the amount paid, as on the order page. */
function figureRows({ order, document: { figures, couponCode } }: OrderFacts): MailRow[] {
  const isDue = order.payment_method === 'cash-on-delivery' && figures.payable > 0;
  const toPay = isDue ? m.mailToPayOnDelivery() : m.mailPaidName();
  return [
    { name: m.mailSubtotal(), value: formatPaise(figures.subtotal) },
    ...saving(m.mailOffers(), figures.offerDiscount),
    ...saving(couponCode === '' ? m.mailCoupon() : m.mailCouponCode({ code: couponCode }), figures.couponDiscount),
    ...saving(m.mailGiftCoupon(), figures.giftCouponDiscount),
    { name: m.mailShipping(), value: figures.shipping > 0 ? formatPaise(figures.shipping) : m.mailFree() },
    ...(figures.charges ?? []).map(({ kind, amount }) => ({ name: chargeName(kind), value: formatPaise(amount) })),
    { name: m.mailTotal(), detail: m.mailTaxesIncluded(), value: formatPaise(figures.total), strong: true },
    ...saving(m.mailReturnedItems(), order.exchange_credit),
    ...saving(m.mailGiftCards(), figures.giftCardAmount),
    ...(figures.giftCardAmount > 0 || order.exchange_credit > 0
      ? [{ name: toPay, value: formatPaise(figures.payable), strong: true }]
      : []),
  ];
}

function handoverHeading({ collect, express }: OrderFacts['document']): string {
  if (collect) return m.mailCollectFrom();
  return express ? chargeName('express-delivery') : m.mailDelivery();
}

function deliveryText(facts: OrderFacts): string {
  if (facts.document.collect) {
    return [readySentence(facts), facts.document.identityNeeded ? m.mailBringPhotoId() : ''].join(' ').trim();
  }
  const arrives = arrivalSentence(facts) || m.mailWeTellShipped();
  return facts.document.identityNeeded ? m.mailPhotoIdAtDelivery({ arrives }) : arrives;
}

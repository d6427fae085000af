import { shopName } from '#lib/shared/shop-profile.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { collectText, paragraphs, remainingRows, seeOrder, stillArrives, TEST_PAYMENT } from './order-items.ts';

/** Subject and blocks of the mail that says that an order was shipped and by which courier. */
export function orderShipped(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  return {
    subject: `Your ${shopName()} order ${order.number} is on its way`,
    blocks: [
      ...paragraphs(greeting(document.customer.name), `Your order ${order.number} is on its way${courierOf(facts)}.`),
      ...paragraphs(stillArrives(facts), collectText(facts), document.testPayment ? TEST_PAYMENT : ''),
      { kind: 'heading', text: 'In the parcel' },
      { kind: 'table', rows: remainingRows(facts) },
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderShippedSms(facts: OrderFacts): string {
  return `${shopName()}: your order ${facts.order.number} is on its way${courierOf(facts)}. ${facts.trackHref}`;
}

/** Subject and blocks of the mail sent on the day of delivery. */
export function orderOutForDelivery(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  return {
    subject: `Your ${shopName()} order ${order.number} is out for delivery`,
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        `${courierName(facts)} will deliver your order ${order.number} today.`,
      ),
      ...paragraphs(collectText(facts), document.testPayment ? TEST_PAYMENT : ''),
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderOutForDeliverySms(facts: OrderFacts): string {
  const collectLine = collectText(facts);
  return `${shopName()}: ${courierName(facts)} will deliver your order ${facts.order.number} today.${collectLine === '' ? '' : ` ${collectLine}`} ${facts.trackHref}`;
}

function courierOf({ parcel }: OrderFacts): string {
  return parcel ? ` with ${parcel.courier}, tracking number ${parcel.awb}` : '';
}

const courierName = ({ parcel }: OrderFacts) => parcel?.courier ?? 'The courier';

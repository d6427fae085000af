import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { collectText, paragraphs, remainingRows, seeOrder, stillArrives, TEST_PAYMENT } from './order-items.ts';

/** Subject and pieces of the mail that says by whom an order is brought. */
export function orderShipped(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  return {
    subject: `Your Samay order ${order.number} is on its way`,
    blocks: [
      ...paragraphs(greeting(document.customer.name), `Your order ${order.number} is on its way${courierOf(facts)}.`),
      ...paragraphs(stillArrives(facts), collectText(facts), document.testPayment ? TEST_PAYMENT : ''),
      { kind: 'heading', text: 'In the parcel' },
      { kind: 'table', rows: remainingRows(facts) },
      seeOrder(facts),
    ],
  };
}

/** The same in the length of an SMS. */
export function orderShippedSms(facts: OrderFacts): string {
  return `Samay: your order ${facts.order.number} is on its way${courierOf(facts)}. ${facts.trackHref}`;
}

/** Subject and pieces of the mail of the day on which an order is handed over. */
export function orderOutForDelivery(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  return {
    subject: `Your Samay order ${order.number} is out for delivery`,
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        `${bringer(facts)} will deliver your order ${order.number} today.`,
      ),
      ...paragraphs(collectText(facts), document.testPayment ? TEST_PAYMENT : ''),
      seeOrder(facts),
    ],
  };
}

/** The same in the length of an SMS. */
export function orderOutForDeliverySms(facts: OrderFacts): string {
  const door = collectText(facts);
  return `Samay: ${bringer(facts)} will deliver your order ${facts.order.number} today.${door === '' ? '' : ` ${door}`} ${facts.trackHref}`;
}

function courierOf({ parcel }: OrderFacts): string {
  return parcel ? ` with ${parcel.courier}, tracking number ${parcel.awb}` : '';
}

const bringer = ({ parcel }: OrderFacts) => parcel?.courier ?? 'The courier';

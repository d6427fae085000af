import { shopName } from '#lib/shared/shop-profile.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { collectText, paragraphs, remainingRows, seeOrder, stillArrives, TEST_PAYMENT } from './order-items.ts';

/** Subject and blocks of the mail that says that an order was shipped and by which courier. */
export function orderShipped(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  return {
    subject: isPart(facts)
      ? `Some items of your ${shopName()} order ${order.number} are on their way`
      : `Your ${shopName()} order ${order.number} is on its way`,
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        isPart(facts)
          ? `Some items of your order ${order.number} are on their way${courierOf(facts)}.`
          : `Your order ${order.number} is on its way${courierOf(facts)}.`,
      ),
      ...paragraphs(isPart(facts) ? 'The other items come in a parcel of their own.' : ''),
      ...paragraphs(stillArrives(facts), collectText(facts), document.testPayment ? TEST_PAYMENT : ''),
      { kind: 'heading', text: 'In the parcel' },
      { kind: 'table', rows: remainingRows(facts, contentsOf(facts)) },
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderShippedSms(facts: OrderFacts): string {
  const what = isPart(facts) ? 'some items of your order' : 'your order';
  const verb = isPart(facts) ? 'are on their way' : 'is on its way';
  return `${shopName()}: ${what} ${facts.order.number} ${verb}${courierOf(facts)}. ${facts.trackHref}`;
}

/** Subject and blocks of the mail sent on the day of delivery. */
export function orderOutForDelivery(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  return {
    subject: `Your ${shopName()} order ${order.number} is out for delivery`,
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        `${courierName(facts)} will deliver ${isPart(facts) ? 'some items of ' : ''}your order ${order.number} today.`,
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

/** Whether the parcel holds a part of the order only. */
const isPart = ({ parcel }: OrderFacts) => parcel !== null && parcel.items.length > 0;

const contentsOf = ({ parcel }: OrderFacts) => (parcel && parcel.items.length > 0 ? parcel.items : undefined);

function courierOf({ parcel }: OrderFacts): string {
  return parcel ? ` with ${parcel.courier}, tracking number ${parcel.awb}` : '';
}

const courierName = ({ parcel }: OrderFacts) => parcel?.courier ?? 'The courier';

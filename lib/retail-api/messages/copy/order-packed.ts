import { shopName } from '#lib/shared/shop-profile.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import {
  collectText,
  deliveryAddressLines,
  giftBlocks,
  paragraphs,
  remainingRows,
  seeOrder,
  stillArrives,
  TEST_PAYMENT,
} from './order-items.ts';

/** Subject and blocks of the mail that says that an order is packed and where it will be delivered. */
export function orderPacked(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  return {
    subject: `Your ${shopName()} order ${order.number} is packed`,
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        `Your order ${order.number} is packed. Next, we hand it to a courier and let you know once it is on its way. You can no longer change or cancel it.`,
      ),
      ...paragraphs(stillArrives(facts), collectText(facts), document.testPayment ? TEST_PAYMENT : ''),
      { kind: 'heading', text: 'In the parcel' },
      { kind: 'table', rows: remainingRows(facts) },
      ...paragraphs('Delivery address:'),
      { kind: 'lines', lines: deliveryAddressLines(document.address) },
      ...giftBlocks(facts),
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderPackedSms({ order, document, trackHref }: OrderFacts): string {
  const test = document.testPayment ? ' Test payment.' : '';
  return `${shopName()}: your order ${order.number} is packed. You can no longer change or cancel it. We will tell you once it is on its way.${test} ${trackHref}`;
}

import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import {
  collectText,
  deliveryAddressLines,
  giftBlocks,
  orderSms,
  paragraphs,
  remainingRows,
  seeOrder,
  stillArrives,
  testPayment,
} from './order-items.ts';

/** Subject and blocks of the mail that says that an order is packed and where it will be delivered. */
export function orderPacked(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order, document } = facts;
  return {
    subject: m.mailPackedSubject({ shop: shopName(), number: order.number }),
    blocks: [
      ...paragraphs(greeting(document.customer.name), m.mailPacked({ number: order.number })),
      ...paragraphs(stillArrives(facts), collectText(facts), testPayment(facts)),
      { kind: 'heading', text: m.mailInParcel() },
      { kind: 'table', rows: remainingRows(facts) },
      ...paragraphs(m.mailDeliveryAddress()),
      { kind: 'lines', lines: deliveryAddressLines(document.address) },
      ...giftBlocks(facts),
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderPackedSms(facts: OrderFacts): string {
  const { order, trackHref } = facts;
  return `${orderSms(facts, m.smsPacked({ shop: shopName(), number: order.number }))} ${trackHref}`;
}

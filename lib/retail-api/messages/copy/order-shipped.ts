import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { collectText, paragraphs, remainingRows, seeOrder, stillArrives, testPayment } from './order-items.ts';

/** Subject and blocks of the mail that says that an order was shipped and by which courier. */
export function orderShipped(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { document, parcel } = facts;
  const values = valuesOf(facts);
  return {
    subject: m.mailShippedSubject(values),
    blocks: [
      ...paragraphs(
        greeting(document.customer.name),
        parcel ? m.mailShippedWith({ ...values, ...parcel }) : m.mailShipped(values),
      ),
      ...paragraphs(isPart(facts) ? m.mailOtherParcel() : ''),
      ...paragraphs(stillArrives(facts), collectText(facts), testPayment(facts)),
      { kind: 'heading', text: m.mailInParcel() },
      { kind: 'table', rows: remainingRows(facts, contentsOf(facts)) },
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderShippedSms(facts: OrderFacts): string {
  const { parcel, trackHref } = facts;
  const values = valuesOf(facts);
  return `${parcel ? m.smsShippedWith({ ...values, ...parcel }) : m.smsShipped(values)} ${trackHref}`;
}

/** Subject and blocks of the mail sent on the day of delivery. */
export function orderOutForDelivery(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const values = { ...valuesOf(facts), courier: courierName(facts) };
  return {
    subject: m.mailOutSubject(values),
    blocks: [
      ...paragraphs(greeting(facts.document.customer.name), m.mailOut(values)),
      ...paragraphs(collectText(facts), testPayment(facts)),
      seeOrder(facts),
    ],
  };
}

/** The SMS version. */
export function orderOutForDeliverySms(facts: OrderFacts): string {
  const text = m.smsOut({ ...valuesOf(facts), courier: courierName(facts) });
  return [text, collectText(facts), facts.trackHref].filter((part) => part !== '').join(' ');
}

const valuesOf = (facts: OrderFacts) => ({
  shop: shopName(),
  number: facts.order.number,
  part: String(isPart(facts)),
});

/** Whether the parcel holds a part of the order only. */
const isPart = ({ parcel }: OrderFacts) => parcel !== null && parcel.items.length > 0;

const contentsOf = ({ parcel }: OrderFacts) => (parcel && parcel.items.length > 0 ? parcel.items : undefined);

const courierName = ({ parcel }: OrderFacts) => parcel?.courier ?? m.mailTheCourier();

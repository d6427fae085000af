import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { deliveryAddressLines, paragraphs, remainingRows, seeOrder, TEST_PAYMENT } from './order-items.ts';

/** Subject and blocks of the mail that says that an order can be collected, with the code for the counter. */
export function orderReady(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order } = facts;
  return {
    subject: `Your ${shopName()} order ${order.number} is ready to collect`,
    blocks: collectBlocks(facts, `Your order ${order.number} is ready at ${storeOf(facts)}.`),
  };
}

/** The SMS version, also for the person who collects it. */
export function orderReadySms(facts: OrderFacts): string {
  return `${shopName()}: order ${facts.order.number} is ready at ${storeOf(facts)}. ${codeSentence(facts)} ${facts.trackHref}`;
}

/** Subject and blocks of the reminder before an order is cancelled because nobody collects it. */
export function collectReminder(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  const { order } = facts;
  return {
    subject: `Your ${shopName()} order ${order.number} is waiting for you`,
    blocks: collectBlocks(facts, `Your order ${order.number} is still waiting at ${storeOf(facts)}.`),
  };
}

/** The SMS version. */
export function collectReminderSms(facts: OrderFacts): string {
  return `${shopName()}: order ${facts.order.number} is still waiting at ${storeOf(facts)}. ${codeSentence(facts)} ${facts.trackHref}`;
}

/** When an order is expected to be ready, as a sentence of the confirmation. */
export function readySentence({ document: { collect } }: Pick<OrderFacts, 'document'>): string {
  return collect
    ? `We expect it to be ready on ${formatMoment(collect.promisedAt)}. Please wait for our message with the code before you set out.`
    : '';
}

function collectBlocks(facts: OrderFacts, lead: string): MailBlock[] {
  const { document, collection } = facts;
  const { collect } = document;
  return [
    ...paragraphs(greeting(document.customer.name), `${lead} Please show this code at the counter.`),
    { kind: 'table', rows: [{ name: 'Code', value: collection?.code || 'in our newest message', strong: true }] },
    ...paragraphs(
      `We keep it until ${lastDayOf(facts)}. If nobody collects it by then, we cancel the order and refund it in full.`,
      document.identityNeeded ? 'Please bring a photo ID.' : '',
      document.testPayment ? TEST_PAYMENT : '',
    ),
    { kind: 'heading', text: 'Collect from' },
    { kind: 'lines', lines: [...deliveryAddressLines(document.address).slice(1, -1), collect?.phone ?? ''] },
    ...paragraphs(`Collected by ${document.address.FullName}. Anyone who collects it needs the code.`),
    { kind: 'heading', text: 'Items' },
    { kind: 'table', rows: remainingRows(facts) },
    seeOrder(facts),
  ];
}

const storeOf = ({ document }: OrderFacts) => document.collect?.storeName ?? '';

function codeSentence(facts: OrderFacts): string {
  return `Code for the counter: ${facts.collection?.code ?? ''}. We keep it until ${lastDayOf(facts)}.`;
}

/** The last day on which it can be collected: it is kept until the midnight that ends it. */
function lastDayOf({ collection }: OrderFacts): string {
  return collection ? formatDay(dayInIndia(collection.keptUntil - 1)) : '';
}

import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import * as m from '#messages';
import type { MailBlock } from '../blocks/mail-block.ts';
import { greeting } from './greeting.ts';
import type { OrderFacts } from './order-facts.ts';
import { deliveryAddressLines, paragraphs, remainingRows, seeOrder, testPayment } from './order-items.ts';

/** Subject and blocks of the mail that says that an order can be collected, with the code for the counter. */
export function orderReady(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  return {
    subject: m.mailReadySubject(valuesOf(facts)),
    blocks: collectBlocks(facts, m.mailReady(valuesOf(facts))),
  };
}

/** The SMS version, also for the person who collects it. */
export function orderReadySms(facts: OrderFacts): string {
  return `${m.smsReady(valuesOf(facts))} ${codeSentence(facts)} ${facts.trackHref}`;
}

/** Subject and blocks of the reminder before an order is cancelled because nobody collects it. */
export function collectReminder(facts: OrderFacts): { subject: string; blocks: MailBlock[] } {
  return {
    subject: m.mailWaitingSubject(valuesOf(facts)),
    blocks: collectBlocks(facts, m.mailWaiting(valuesOf(facts))),
  };
}

/** The SMS version. */
export function collectReminderSms(facts: OrderFacts): string {
  return `${m.smsWaiting(valuesOf(facts))} ${codeSentence(facts)} ${facts.trackHref}`;
}

/** When an order is expected to be ready, as a sentence of the confirmation. */
export function readySentence({ document: { collect } }: Pick<OrderFacts, 'document'>): string {
  return collect ? m.mailReadyExpected({ when: formatMoment(collect.promisedAt) }) : '';
}

function collectBlocks(facts: OrderFacts, lead: string): MailBlock[] {
  const { document, collection } = facts;
  const { collect } = document;
  return [
    ...paragraphs(greeting(document.customer.name), m.mailShowCode({ lead })),
    { kind: 'table', rows: [{ name: m.mailCode(), value: collection?.code || m.mailCodeElsewhere(), strong: true }] },
    ...paragraphs(
      m.mailKeptUntil({ day: lastDayOf(facts) }),
      document.identityNeeded ? m.mailBringPhotoId() : '',
      testPayment(facts),
    ),
    { kind: 'heading', text: m.mailCollectFrom() },
    { kind: 'lines', lines: [...deliveryAddressLines(document.address).slice(1, -1), collect?.phone ?? ''] },
    ...paragraphs(m.mailCollectedBy({ name: document.address.FullName })),
    { kind: 'heading', text: m.mailItemsHeading() },
    { kind: 'table', rows: remainingRows(facts) },
    seeOrder(facts),
  ];
}

const valuesOf = ({ order, document }: OrderFacts) => ({
  shop: shopName(),
  number: order.number,
  store: document.collect?.storeName ?? '',
});

function codeSentence(facts: OrderFacts): string {
  return m.smsCode({ code: facts.collection?.code ?? '', day: lastDayOf(facts) });
}

/** The last day on which it can be collected: it is kept until the midnight that ends it. */
function lastDayOf({ collection }: OrderFacts): string {
  return collection ? formatDay(dayInIndia(collection.keptUntil - 1)) : '';
}

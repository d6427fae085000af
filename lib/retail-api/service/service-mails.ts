import type { Kysely } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import * as paths from '#lib/shared/paths.ts';
import type { CoreContext } from '../core/core-context.ts';
import type { Database } from '../core/db/schema.ts';
import { type ServiceFacts, serviceMail, serviceSms } from '../messages/copy/service-mail.ts';
import { mailInLanguage, smsInLanguage } from '../messages/in-recipient-language.ts';
import { enqueue } from '../messages/outbox.ts';
import { shopLink } from '../messages/shop-link.ts';
import { enqueuePhoneMessage } from '../messages/whatsapp/enqueue-phone-message.ts';
import { readOrderLines } from '../orders/order-repository.ts';
import { progressOf, readServiceDocument, type ServiceRow } from './service-repository.ts';

/** Mails and SMS about services are tried for as long as others to buyers. */
const MAIL_TTL_MS = 7 * DAY_MS;
const SMS_TTL_MS = DAY_MS;

/**
 * Queues the mail about a request's new state in the transaction of its change, and a message by WhatsApp where the
 * customer has agreed to it; an SMS if there is no email address; nothing if the account was deleted. `now` in epoch milliseconds.
 */
export async function enqueueServiceMail(
  db: Kysely<Database>,
  row: ServiceRow,
  { siteUrl, now }: Pick<CoreContext, 'siteUrl'> & { now: number },
): Promise<void> {
  const customer = await db
    .selectFrom('customers')
    .select(['name', 'email', 'mobile', 'language'])
    .where('id', '=', row.customer_id)
    .executeTakeFirst();
  if (!customer) return;
  const lines = (await readOrderLines(db, [row.order_number])).get(row.order_number) ?? [];
  const document = readServiceDocument(row);
  const { until } = document.warranty;
  const facts: ServiceFacts = {
    ...document,
    warranty: { until, isOver: until < dayInIndia(row.requested_at) },
    number: row.number,
    state: row.state,
    hasItem: progressOf(row).hasItem,
    estimate: row.estimate,
    title: lines.find(({ id }) => id === row.line_id)?.document.title ?? '',
    name: customer.name,
    // Made when it is written, in the language of the message.
    get href() {
      return shopLink(siteUrl, paths.service(row.number));
    },
    siteUrl,
  };
  const kind = 'service-request';
  if (customer.email !== '') {
    const mail = { kind, channel: 'mail', recipient: customer.email, ttlMs: MAIL_TTL_MS } as const;
    await enqueue(db, { ...mail, ...mailInLanguage(customer.language, () => serviceMail(facts)) }, now);
  }
  const details = {
    number: row.number,
    link: mailInLanguage(customer.language, () => facts.href),
    name: customer.name,
  };
  const body = smsInLanguage(customer.language, () => serviceSms(facts));
  const message = { kind, body, recipient: customer.mobile, details, ttlMs: SMS_TTL_MS } as const;
  await enqueuePhoneMessage(db, message, { isMailed: customer.email !== '', now });
}

import type { Kysely, Transaction } from 'kysely';
import { paths } from '#lib/shared/paths.ts';
import type { ApiContext } from '../call-handler.ts';
import type { Database } from '../db/schema.ts';
import { sum } from '../domain/pricing/sum.ts';
import { blocksToText } from '../messages/blocks/blocks-to-text.ts';
import { mailPage } from '../messages/blocks/mail-page.ts';
import { enqueue, type Message } from '../messages/outbox.ts';
import { mailBody } from '../messages/words/mail-words.ts';
import { orderConfirmed, orderConfirmedSms } from '../messages/words/order-confirmed.ts';
import type { OrderFacts } from '../messages/words/order-facts.ts';
import { orderRefund, orderRefundSms } from '../messages/words/order-refund.ts';
import { mailToken, type OrderMailKind, type OrderMailReference } from './mail-token.ts';
import { orderInstead } from './order-instead.ts';
import { readOrderDocument, readOrderLines } from './order-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A mail server may be away for days. */
const MAIL_WORTH_MS = 7 * DAY_MS;
const SMS_WORTH_MS = DAY_MS;

const MAILS = {
  confirmed: { kind: 'order-confirmed', write: orderConfirmed, sms: orderConfirmedSms },
  refund: { kind: 'order-refund', write: orderRefund, sms: orderRefundSms },
} as const satisfies Record<OrderMailKind, { kind: Message['kind'] } & Record<'write' | 'sms', unknown>>;

/**
 * Writes the mail of an order down to be sent, in the transaction of what it tells about; an SMS where the customer has
 * given no e-mail, and nothing where the account was deleted. Once for each time that it is called. `now` in epoch
 * milliseconds.
 */
export async function enqueueOrderMail(
  transaction: Transaction<Database>,
  number: string,
  kind: OrderMailKind,
  { siteUrl, secret, now }: Pick<ApiContext, 'siteUrl' | 'secret'> & { now: number },
): Promise<void> {
  const facts = await readFacts(transaction, number, siteUrl);
  if (!facts) return;
  const { email, mobile } = facts.document.customer;
  const mail = MAILS[kind];
  if (email !== '') {
    const { subject, blocks } = mail.write(facts);
    const viewHref = `${siteUrl}${paths.displayEmail(mailToken(secret, { number, kind }))}`;
    const body = mailBody([...blocksToText(blocks), `View in browser:\n${viewHref}`], siteUrl);
    const html = mailPage({ subject, blocks, siteUrl, viewHref });
    const words = { kind: mail.kind, subject, body, html, worthMs: MAIL_WORTH_MS };
    await enqueue(transaction, { ...words, channel: 'mail', recipient: email }, now);
  } else if (mobile !== '') {
    const words = { kind: mail.kind, subject: '', body: mail.sms(facts), worthMs: SMS_WORTH_MS };
    await enqueue(transaction, { ...words, channel: 'sms', recipient: mobile }, now);
  }
}

/** A mail of an order written anew from what the order froze, for a browser; undefined where there is no such order any more. */
export async function renderOrderMail(
  db: Kysely<Database>,
  { number, kind }: OrderMailReference,
  siteUrl: string,
): Promise<{ subject: string; html: string } | undefined> {
  const facts = await readFacts(db, number, siteUrl);
  if (!facts) return undefined;
  const { subject, blocks } = MAILS[kind].write(facts);
  return { subject, html: mailPage({ subject, blocks, siteUrl, viewHref: null }) };
}

async function readFacts(db: Kysely<Database>, number: string, siteUrl: string): Promise<OrderFacts | undefined> {
  const order = await db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
  if (!order) return undefined;
  const lines = (await readOrderLines(db, [number])).get(number) ?? [];
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount', 'refunds.reason', 'payments.gateway'])
    .where('payments.subject', '=', 'order')
    .where('payments.subject_id', '=', number)
    .orderBy('refunds.created_at')
    .execute();
  const refundAmount = sum(refunds.map(({ amount }) => amount));
  const standsInstead = await orderInstead(db, order);
  return { order, document: readOrderDocument(order), lines, refundAmount, refunds, standsInstead, siteUrl };
}

import type { Transaction } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { SmsKind } from '#lib/shared/sms-kinds.ts';
import * as m from '#messages';
import type { Database } from '../../core/db/schema.ts';
import { blocksToText } from '../../messages/blocks/blocks-to-text.ts';
import type { MailBlock } from '../../messages/blocks/mail-block.ts';
import { mailPage } from '../../messages/blocks/mail-page.ts';
import { mailBody } from '../../messages/copy/mail-copy.ts';
import { enqueue } from '../../messages/outbox.ts';
import { enqueuePhoneMessage } from '../../messages/whatsapp/enqueue-phone-message.ts';
import type { OrderDocument } from '../order-document.ts';

/** A mail server may be unreachable for days. */
const MAIL_TTL_MS = 7 * DAY_MS;
const SMS_TTL_MS = DAY_MS;

/** An email to a buyer, as plain text and as a page. */
interface BuyerMail {
  subject: string;
  body: string;
  html: string;
}

/** A message to a buyer, as an email and as a message to the phone. */
interface BuyerMessage {
  kind: SmsKind;
  /** Of the order or the return. */
  number: string;
  mail: BuyerMail;
  sms: string;
  /** Address at which the order is tracked. */
  trackHref: string;
}

/** Renders an email to a buyer; `viewHref` is the address of its web view, `siteUrl` has no trailing slash. */
export function buyerMail(
  { subject, blocks }: { subject: string; blocks: MailBlock[] },
  { siteUrl, viewHref }: { siteUrl: string; viewHref: string },
): BuyerMail {
  const body = mailBody([...blocksToText(blocks), `${m.mailViewInBrowser()}:\n${viewHref}`], siteUrl);
  return { subject, body, html: mailPage({ subject, blocks, siteUrl, viewHref }) };
}

/**
 * Queues a message to a buyer, in the transaction of its subject: an email, and a message by WhatsApp where the customer
 * has agreed to it; an SMS if there is no email address; nothing if the account was deleted. Resolves to whether the
 * buyer's phone gets it. `now` in epoch milliseconds.
 */
export async function notifyBuyer(
  transaction: Transaction<Database>,
  { email, mobile, name }: OrderDocument['customer'],
  { kind, number, mail, sms, trackHref }: BuyerMessage,
  { now }: { now: number },
): Promise<boolean> {
  if (email !== '') {
    const message = { kind, ...mail, ttlMs: MAIL_TTL_MS };
    await enqueue(transaction, { ...message, channel: 'mail', recipient: email }, now);
  }
  if (mobile === '') return false;
  const details = { number, link: trackHref, name };
  const message = { kind, body: sms, recipient: mobile, details, ttlMs: SMS_TTL_MS };
  return enqueuePhoneMessage(transaction, message, { isMailed: email !== '', now });
}

/** Queues the SMS of a message to a phone that it has not reached otherwise. `now` in epoch milliseconds. */
export async function notifyPhone(
  transaction: Transaction<Database>,
  { Mobile: recipient }: Pick<OrderDocument['address'], 'Mobile'>,
  { kind, sms }: Pick<BuyerMessage, 'kind' | 'sms'>,
  { now }: { now: number },
): Promise<void> {
  if (recipient === '') return;
  await enqueue(transaction, { kind, subject: '', body: sms, ttlMs: SMS_TTL_MS, channel: 'sms', recipient }, now);
}

import type { Transaction } from 'kysely';
import type { ApiContext } from '../app/api-context.ts';
import type { Database } from '../core/db/schema.ts';
import { blocksToText } from '../messages/blocks/blocks-to-text.ts';
import type { MailBlock } from '../messages/blocks/mail-block.ts';
import { mailPage } from '../messages/blocks/mail-page.ts';
import { mailBody } from '../messages/copy/mail-copy.ts';
import { enqueue, type Message } from '../messages/outbox.ts';
import type { OrderDocument } from './order-document.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A mail server may be away for days. */
const MAIL_TTL_MS = 7 * DAY_MS;
const SMS_TTL_MS = DAY_MS;

/** What is told to a buyer, in the words of a mail and of an SMS. */
export interface BuyerMessage {
  kind: Message['kind'];
  mail: { subject: string; blocks: MailBlock[] };
  sms: string;
  /** Where the mail can be seen in a browser. */
  viewHref: string;
}

/**
 * Writes a message to a buyer down to be sent, in the transaction of what it tells about: a mail, or an SMS where no e-mail
 * was given, and nothing where the account was deleted. `now` in epoch milliseconds.
 */
export async function notifyBuyer(
  transaction: Transaction<Database>,
  { email, mobile }: OrderDocument['customer'],
  { kind, mail: { subject, blocks }, sms, viewHref }: BuyerMessage,
  { siteUrl, now }: Pick<ApiContext, 'siteUrl'> & { now: number },
): Promise<void> {
  if (email !== '') {
    const body = mailBody([...blocksToText(blocks), `View in browser:\n${viewHref}`], siteUrl);
    const html = mailPage({ subject, blocks, siteUrl, viewHref });
    const words = { kind, subject, body, html, ttlMs: MAIL_TTL_MS };
    await enqueue(transaction, { ...words, channel: 'mail', recipient: email }, now);
  } else if (mobile !== '') {
    const words = { kind, subject: '', body: sms, ttlMs: SMS_TTL_MS };
    await enqueue(transaction, { ...words, channel: 'sms', recipient: mobile }, now);
  }
}

import type { Transaction } from 'kysely';
import { WEEK_MS } from '#lib/shared/durations.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { refundCardMail, refundCardSms } from '../../messages/copy/refund-card.ts';
import { mailInLanguage, smsInLanguage } from '../../messages/in-recipient-language.ts';
import { enqueue } from '../../messages/outbox.ts';
import { type NewPin, writeGiftCard } from './write-gift-card.ts';

/** A mail server may be down for days, and the card's PIN exists only in this message. */
const MESSAGE_TTL_MS = WEEK_MS;

interface RefundCard {
  orderNumber: string;
  /** The recipient of the card: by SMS if there is no email. */
  customer: { name: string; mobile: string; email: string; language?: string };
  /** Paise. */
  amount: number;
  /** The address has no trailing slash. */
  siteUrl: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Issues a gift card as a refund of an order and sends it; returns its last digits. Refused with Conflict if there
 * is no recipient.
 */
export async function issueRefundCard(
  transaction: Transaction<Database>,
  { orderNumber, customer, amount, siteUrl, now }: RefundCard,
  pin: NewPin,
): Promise<Outcome<string>> {
  const { name, mobile, email, language } = customer;
  if (email === '' && mobile === '')
    return fail('Conflict', 'There is no contact left that a gift card could be sent to.');
  const { number, expiresAt } = await writeGiftCard(transaction, { amount, reference: orderNumber, now }, pin);
  const facts = { orderNumber, name, amount, number, pin: pin.pin, expiresAt, siteUrl };
  const message =
    email === ''
      ? ({
          channel: 'sms',
          recipient: mobile,
          subject: '',
          body: smsInLanguage(language, () => refundCardSms(facts)),
        } as const)
      : ({ channel: 'mail', recipient: email, ...mailInLanguage(language, () => refundCardMail(facts)) } as const);
  await enqueue(transaction, { kind: 'gift-card', ...message, ttlMs: MESSAGE_TTL_MS }, now);
  return succeed(number.slice(-4));
}

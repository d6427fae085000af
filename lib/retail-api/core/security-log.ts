import { createHmac } from 'node:crypto';
import { type Gateway, MOBILE_PATTERN } from '#lib/contract/vocabulary.ts';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { count } from '#lib/shared/metrics/record.ts';
import { type ApiSecret, keyFor } from './api-secret.ts';
import type { Logger } from './log.ts';

/** What an operator must be able to look up after an incident. */
export type SecurityEvent =
  | 'signed-in'
  | 'code-wrong'
  | 'code-locked'
  | 'codes-refused'
  | 'wishes-refused'
  | 'visits-refused'
  | 'old-gold-refused'
  | 'appointment-closed'
  | 'store-stock-set'
  | 'account-deleted'
  | 'sessions-ended'
  | 'sessions-ended-by-link'
  | 'recovery-asked'
  | 'recovery-opened'
  | 'gift-card-wrong'
  | 'gift-card-locked'
  | 'gift-tries-refused'
  | 'coupon-tries-refused'
  | 'payment-return-invalid'
  | 'payment-webhook-invalid'
  | 'whatsapp-webhook-invalid'
  | 'courier-webhook-invalid'
  | 'page-saved'
  | 'page-removed'
  | 'page-changes-refused'
  | 'survey-saved'
  | 'surveys-refused'
  | 'operator-refused'
  | 'staff-signed-in'
  | 'staff-signed-out'
  | 'staff-sign-in-wrong'
  | 'staff-sign-in-refused'
  | 'staff-code-wrong'
  | 'staff-passkey-wrong'
  | 'staff-passkey-added'
  | 'staff-passkey-removed'
  | 'staff-joined'
  | 'staff-reset-asked'
  | 'staff-password-changed'
  | 'staff-authenticator-set';

interface SecurityFacts {
  /** The network that the request came from; empty if unknown. */
  network: string;
  /** The person concerned: a mobile of ten digits, or an email address, which is never logged. */
  recipient?: string;
  /** What a one-time code was for. */
  purpose?: string;
  /** The last four digits of the gift card number, as entered. */
  card?: string;
  /** The payment gateway that the request claims to come from, and why it is invalid. */
  gateway?: Gateway;
  reason?: string;
  /** The page or survey that an operator changed; its text is not logged. */
  page?: string;
  survey?: string;
}

export type SecurityLog = (event: SecurityEvent, facts: SecurityFacts) => void;

interface LogOptions {
  log: Logger;
  secret: ApiSecret;
  /** Epoch milliseconds. */
  now: () => number;
}

/**
 * Writes one line for each event, whatever the log level: the time in UTC and in India, the last two digits of the
 * mobile, and a keyed hash of the network, which links related lines without identifying anybody.
 */
export function createSecurityLog({ log, secret, now }: LogOptions): SecurityLog {
  const lines = log.child({ log: 'security' }, { level: log.level === 'silent' ? 'silent' : 'info' });
  const key = keyFor(secret, 'security log');
  return (event, { network, recipient = '', purpose, card, gateway, reason, page, survey }) => {
    count('securityEvents', { event });
    const at = now();
    lines.info({
      event,
      at: new Date(at).toISOString(),
      atIndia: new Date(at + INDIA_AHEAD_MS).toISOString().replace('Z', '+05:30'),
      ...(MOBILE_PATTERN.test(recipient) ? { mobile: `…${recipient.slice(-2)}` } : {}),
      ...(network === '' ? {} : { network: createHmac('sha256', key).update(network).digest('hex').slice(0, 8) }),
      ...(purpose === undefined ? {} : { purpose }),
      ...(card === undefined ? {} : { card: `…${card}` }),
      ...(gateway === undefined ? {} : { gateway }),
      ...(reason === undefined ? {} : { reason }),
      ...(page === undefined ? {} : { page }),
      ...(survey === undefined ? {} : { survey }),
    });
  };
}

import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/shared/durations.ts';
import type { ApiSecret } from '../../core/api-secret.ts';
import type { LimitRule } from '../../core/limits/limit-events.ts';
import { limitKey } from '../../core/limits/limit-key.ts';
import { networkLimit } from '../../core/limits/network-limit.ts';
import { mailboxOf } from '../../core/mailbox-of.ts';

/** A request to be told of one thing, with its session. */
export interface AlertSubject {
  /** `stock`: that a size is back in stock; `price`: that the price of a product has fallen. */
  kind: 'stock' | 'price';
  /** The SKU, or the code of the product. */
  about: string;
  /** A mobile of ten digits, or an email address in lower case. */
  recipient: string;
  sessionId: string;
}

/**
 * The limits of one shopper over all requests: the same as for codes, because each request ends in a message. An
 * unknown network is not counted.
 */
export function alertLimits(
  secret: ApiSecret,
  { recipient, sessionId }: Pick<AlertSubject, 'recipient' | 'sessionId'>,
  network: string,
): LimitRule[] {
  const forRecipient = limitKey(secret, 'notify:requested:for', mailboxOf(recipient));
  return [
    { key: forRecipient, max: 1, windowMs: 30 * SECOND_MS },
    { key: forRecipient, max: 3, windowMs: 10 * MINUTE_MS },
    { key: forRecipient, max: 10, windowMs: DAY_MS },
    { key: limitKey(secret, 'notify:requested:session', sessionId), max: 10, windowMs: HOUR_MS },
    ...networkLimit(secret, 'notify:requested:network', network, 30),
  ];
}

/** Marks what a session has requested already: repeating it does not use the limit. */
export function alertRepeatLimit(secret: ApiSecret, { kind, about, recipient, sessionId }: AlertSubject): LimitRule {
  return {
    key: limitKey(secret, 'notify:requested:before', sessionId, kind, about, recipient),
    max: 1,
    windowMs: DAY_MS,
  };
}

/** The limit of the whole store: it ends a flood that comes from everywhere. */
export const GLOBAL_ALERT_LIMIT: LimitRule = { key: 'notify:requested:store', max: 120, windowMs: MINUTE_MS };

/** How often the operator is alerted that the store accepts no more requests. */
export const ALERT_ALARM_LIMIT: LimitRule = { key: 'notify:alarm', max: 1, windowMs: MINUTE_MS };

/** One message about the same thing to a mailbox per day, however often its stock or price changes. */
export function alertMessageLimit(
  secret: ApiSecret,
  { kind, about, recipient }: Omit<AlertSubject, 'sessionId'>,
): LimitRule {
  return { key: limitKey(secret, 'notify:sent', kind, about, mailboxOf(recipient)), max: 1, windowMs: DAY_MS };
}

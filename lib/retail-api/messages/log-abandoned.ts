import { count } from '#lib/shared/metrics/record.ts';
import type { Database } from '../core/db/schema.ts';
import type { Logger } from '../core/log.ts';
import type { Message } from './outbox.ts';

/** The fields of a message that may be logged: no recipient and no text. */
export type LoggedMessage = Pick<Database['outbox'], 'id' | 'kind' | 'channel' | 'attempts'>;

const ALARMING_KIND: Message['kind'] = 'gift-card';

/**
 * Logs that a message was abandoned; raises an alarm for a gift card, which cannot be read anywhere else, and for a
 * webhook, which the operator can replay.
 */
export function logAbandoned(log: Logger, message: LoggedMessage, error?: unknown): void {
  const alarm = alarmOf(message);
  if (alarm !== undefined) count('alarms', { alarm });
  log.error(
    { ...(alarm && { alarm }), ...(error === undefined ? {} : { err: error }), ...message },
    `A message was abandoned after ${message.attempts} ${message.attempts === 1 ? 'try' : 'tries'}`,
  );
}

function alarmOf({ channel, kind }: LoggedMessage): string | undefined {
  if (channel === 'webhook') return 'A webhook was abandoned';
  return kind === ALARMING_KIND ? 'The mail with a gift card was abandoned' : undefined;
}

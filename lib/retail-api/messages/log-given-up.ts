import type { Logger } from '../core/log.ts';
import type { Message } from './outbox.ts';
import type { ClaimedMessage } from './outbox-queue.ts';

/** What may be said of a message in a log: no recipient and no words. */
export type LoggedMessage = Pick<ClaimedMessage, 'id' | 'kind' | 'channel' | 'attempts'>;

const ALARMING_KIND: Message['kind'] = 'gift-card';

/** Logs that a message was given up; an alarm where it held a gift card, which nobody can read anywhere else. */
export function logAbandoned(log: Logger, message: LoggedMessage, error?: unknown): void {
  const alarm = message.kind === ALARMING_KIND ? { alarm: 'The mail with a gift card was given up' } : {};
  log.error({ ...alarm, ...(error === undefined ? {} : { err: error }), ...message }, 'A message was given up');
}

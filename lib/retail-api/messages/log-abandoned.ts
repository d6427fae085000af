import type { Logger } from '../core/log.ts';
import type { Message } from './outbox.ts';
import type { ClaimedMessage } from './outbox-queue.ts';

/** The fields of a message that may be logged: no recipient and no text. */
export type LoggedMessage = Pick<ClaimedMessage, 'id' | 'kind' | 'channel' | 'attempts'>;

const ALARMING_KIND: Message['kind'] = 'gift-card';

/** Logs that a message was given up; raises an alarm for a gift card, which cannot be read anywhere else. */
export function logAbandoned(log: Logger, message: LoggedMessage, error?: unknown): void {
  const alarm = message.kind === ALARMING_KIND ? { alarm: 'The mail with a gift card was given up' } : {};
  log.error({ ...alarm, ...(error === undefined ? {} : { err: error }), ...message }, 'A message was given up');
}

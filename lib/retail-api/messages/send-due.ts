import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { Logger } from '../core/log.ts';
import { logAbandoned } from './log-abandoned.ts';
import { type ClaimedMessage, claimDueMessages, recordSendAttempt } from './outbox-queue.ts';
import { type Transport, UndeliverableMessageError } from './transports/transport.ts';

interface SendOptions {
  db: Kysely<Database>;
  transport: Transport;
  log: Logger;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Sends due messages through one transport, up to its limit at once. Resolves to true if more may be due. */
export async function sendDueMessages(options: SendOptions, cut: AbortSignal): Promise<boolean> {
  const { db, transport, now } = options;
  const { claimed: messages, more } = await claimDueMessages(db, transport.channels, transport.atOnce, now());
  await Promise.all(messages.map((message) => sendOne(message, options, cut)));
  return more;
}

async function sendOne(message: ClaimedMessage, { db, transport, log, now }: SendOptions, cut: AbortSignal) {
  const { id, channel, recipient, subject, body, html, kind, attempts } = message;
  try {
    await transport.send({ id, channel, kind, recipient, subject, body, html }, cut);
  } catch (error) {
    const ended = await recordSendAttempt(
      db,
      message,
      error instanceof UndeliverableMessageError ? 'undeliverable' : 'try-again',
      now(),
    );
    const facts = { id, kind, channel, attempts };
    if (ended === 'settled') logAbandoned(log, facts, error);
    else log.warn({ err: error, ...facts }, 'A message could not be sent and is tried again');
    return;
  }
  await recordSendAttempt(db, message, 'sent', now());
}

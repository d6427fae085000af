import type { Kysely } from 'kysely';
import { count } from '#lib/shared/metrics/record.ts';
import type { Database } from '../core/db/schema.ts';
import type { Logger } from '../core/log.ts';
import { logAbandoned } from './log-abandoned.ts';
import {
  type ClaimedMessage,
  claimDueMessages,
  recordAccepted,
  recordNotAccepted,
  recordSendAttempt,
} from './outbox-queue.ts';
import { type SentMessage, type Transport, UndeliverableMessageError } from './transports/transport.ts';
import { whatsAppRefusalReason } from './whatsapp/whatsapp-refusal-reason.ts';

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

async function sendOne(message: ClaimedMessage, options: SendOptions, cut: AbortSignal) {
  const { db, transport, now } = options;
  const { id, channel, recipient, subject, body, html, kind, details } = message;
  let answer: SentMessage | undefined;
  try {
    answer = await transport.send({ id, channel, kind, recipient, subject, body, html, details }, cut);
  } catch (error) {
    return recordFailure(message, options, error);
  }
  if (channel === 'whatsapp') await recordAccepted(db, message, answer?.gatewayId ?? '', now());
  else await recordSendAttempt(db, message, 'sent', now());
}

async function recordFailure(message: ClaimedMessage, { db, log, now }: SendOptions, error: unknown) {
  const { id, channel, kind, attempts } = message;
  const facts = { id, kind, channel, attempts };
  const isFinal = error instanceof UndeliverableMessageError;
  const isWhatsApp = channel === 'whatsapp';
  const ended = isWhatsApp
    ? await recordNotAccepted(db, message, { isFinal, reason: isFinal ? error.code : 'unreachable' }, now())
    : await recordSendAttempt(db, message, isFinal ? 'undeliverable' : 'try-again', now());
  if (isWhatsApp && ended === 'settled')
    count('whatsAppRefusals', { reason: isFinal ? whatsAppRefusalReason(error.code) : 'unreachable' });
  if (ended === 'waiting') log.warn({ err: error, ...facts }, 'A message could not be sent and is tried again');
  else if (isWhatsApp) log.warn({ err: error, ...facts }, 'A message goes by SMS, because WhatsApp did not take it');
  else logAbandoned(log, facts, error);
}

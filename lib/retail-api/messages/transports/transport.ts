import type { MessageChannel } from '#lib/shared/outbox.ts';

/** A message being sent. */
export interface OutgoingMessage {
  /** The same for every attempt, so that the receiver can detect duplicates. */
  id: string;
  channel: MessageChannel;
  /** Subject matter, as in the outbox. */
  kind: string;
  /** A mobile number of ten digits, or an email address. */
  recipient: string;
  /** Subject of a mail; empty otherwise. */
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as an HTML page; empty if there is only plain text. */
  html: string;
  /** What a template of WhatsApp is filled with, as JSON; otherwise empty. */
  details: string;
}

/** What a gateway answers. */
export interface SentMessage {
  /** The id by which it will report the delivery. */
  gatewayId: string;
}

/** Sends messages of some channels, e.g. through a mail server. */
export interface Transport {
  readonly channels: readonly MessageChannel[];
  /** Maximum number of concurrent messages. */
  readonly atOnce: number;
  /**
   * Resolves when the message was accepted, with its id where the gateway reports deliveries. Rejects with
   * UndeliverableMessageError if a retry would fail the same way, and with any other error if it may help. Settles within
   * `MAX_SEND_MS`, and soon after `stop`.
   */
  send(message: OutgoingMessage, stop: AbortSignal): Promise<SentMessage | undefined>;
}

/** Upper limit for the duration of an attempt. */
export const MAX_SEND_MS = 30_000;

/** A message that its transport will never accept; `code` says why, in the numbers of the gateway. */
export class UndeliverableMessageError extends Error {
  readonly code: string;

  constructor(message: string, { code = '', ...options }: ErrorOptions & { code?: string } = {}) {
    super(message, options);
    this.code = code;
  }
}

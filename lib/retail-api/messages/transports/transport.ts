import type { MessageChannel } from '#lib/shared/outbox.ts';

/** A message on its way out. */
export interface OutgoingMessage {
  /** The same at every attempt, so that whoever takes it can tell a second one. */
  id: string;
  channel: MessageChannel;
  /** A mobile of ten digits, or an e-mail address. */
  recipient: string;
  /** Of a mail; empty otherwise. */
  subject: string;
  /** Plain text. */
  body: string;
  /** The same as a page; empty where the plain text is all. */
  html: string;
}

/** A way out of the store. */
export interface Transport {
  readonly channels: readonly MessageChannel[];
  /** How many messages it takes at once. */
  readonly atOnce: number;
  /**
   * Resolves when the message was accepted. Rejects with Undeliverable where another attempt would end the same way,
   * and with anything else where it may help. Settles within `LONGEST_SEND_MS`, and soon after `stop`.
   */
  send(message: OutgoingMessage, stop: AbortSignal): Promise<void>;
}

/** No attempt takes longer. */
export const LONGEST_SEND_MS = 30_000;

/** A message that its transport will never take. */
export class Undeliverable extends Error {}

import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { Logger } from '../core/log.ts';
import { repeat } from '../core/repeat.ts';
import { cleanOutbox } from './clean-outbox.ts';
import { logAbandoned } from './log-abandoned.ts';
import { isLongRetryKind } from './outbox-queue.ts';
import { sendDueMessages } from './send-due.ts';
import type { Transport } from './transports/transport.ts';

interface MessagesOptions {
  db: Kysely<Database>;
  transports: readonly Transport[];
  log: Logger;
  /** Epoch milliseconds. */
  now: () => number;
  onError: (error: unknown) => void;
}

const CHECK_EVERY_MS = 1_000;
const CLEAN_EVERY_MS = 10_000;
/** An attempt that has not finished by then is aborted, and the next process retries it. */
const GRACE_MS = 3_000;

/** Sends messages and cleans up the outbox; returns the function that stops both. No transport waits for another. */
export function startMessages({ db, transports, log, now, onError }: MessagesOptions): () => Promise<void> {
  const work = [
    ...transports.map((transport) =>
      repeat((cut) => sendDueMessages({ db, transport, log, now }, cut), CHECK_EVERY_MS, onError),
    ),
    repeat(() => clean(db, log, now()), CLEAN_EVERY_MS, onError),
  ];
  return async () => {
    await Promise.all(work.map((task) => task.stop(GRACE_MS)));
  };
}

/** An expired code is not worth a log entry; a gift card, an order mail or a webhook that never arrived is. */
async function clean(db: Kysely<Database>, log: Logger, now: number): Promise<boolean> {
  const ended = await cleanOutbox(db, now);
  for (const message of ended.filter(({ kind, channel }) => isLongRetryKind(kind) || channel === 'webhook'))
    logAbandoned(log, message);
  return false;
}

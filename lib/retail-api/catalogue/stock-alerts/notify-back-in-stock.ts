import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { consumeLimits } from '../../core/limits/consume-limits.ts';
import { backInStock } from '../../messages/copy/back-in-stock.ts';
import { enqueue } from '../../messages/outbox.ts';
import { alertMessageLimit } from './notify-rules.ts';

interface NotifyOptions {
  db: Kysely<Database>;
  /** Keys the counters of recipients. */
  secret: Uint8Array;
  /** Without a trailing slash. */
  siteUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
}

interface Awaited {
  id: string;
  sku: string;
  channel: 'sms' | 'mail';
  recipient: string;
  sizeName: string | null;
  slug: string;
  document: string;
}

const AT_ONCE = 100;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A stock notice that is older is not sent any more. */
const MESSAGE_TTL_MS = 3 * DAY_MS;
/**
 * Writes one message for each request whose size is in stock, the longest waiting first. Resolves to true if more
 * may be due.
 */
export async function notifyBackInStock(options: NotifyOptions): Promise<boolean> {
  const { db, now } = options;
  const skus = await awaitedInStock(db, now());
  if (skus.length === 0) return false;
  const due = await db
    .selectFrom('notify_requests')
    .innerJoin('skus', 'skus.sku', 'notify_requests.sku')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['notify_requests.id', 'notify_requests.sku', 'notify_requests.channel', 'notify_requests.recipient'])
    .select(['skus.size_name as sizeName', 'products.slug', 'products.document'])
    .where('notify_requests.sku', 'in', skus)
    .where('notify_requests.not_before', '<=', now())
    .orderBy('notify_requests.created_at')
    .limit(AT_ONCE)
    .execute();
  for (const request of due) await notify(request, options);
  return due.length === AT_ONCE;
}

/** The requested sizes that are in stock, the longest awaited first. */
async function awaitedInStock(db: Kysely<Database>, now: number): Promise<string[]> {
  // Nearly all requested sizes are sold out, so the sizes are checked first, each once.
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('notify_requests')
        .select(({ fn }) => ['notify_requests.sku', fn.min('created_at').as('since')])
        .where('not_before', '<=', now)
        .groupBy('notify_requests.sku')
        .as('awaited'),
    )
    .innerJoin('skus', 'skus.sku', 'awaited.sku')
    .select('awaited.sku')
    .where('skus.quantity', '>', 0)
    .orderBy('awaited.since')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ sku }) => sku);
}

/** The request is deleted with writing its message, so that of several processes only one writes it. */
async function notify(request: Awaited, { db, secret, siteUrl, now }: NotifyOptions): Promise<void> {
  const { id, channel, recipient, sizeName, slug, document } = request;
  const { ProductTitle: title } = JSON.parse(document) as { ProductTitle: string };
  await db.transaction().execute(async (transaction) => {
    const refused = await consumeLimits(transaction, [alertMessageLimit(secret, request)], now());
    if (refused) return postpone(transaction, id, now() + refused.retryAfterSeconds * 1000);
    const { numDeletedRows } = await transaction.deleteFrom('notify_requests').where('id', '=', id).executeTakeFirst();
    if (numDeletedRows === 0n) return;
    const message = backInStock({ channel, title, sizeName, slug, siteUrl });
    await enqueue(transaction, { kind: 'back-in-stock', channel, recipient, ...message, ttlMs: MESSAGE_TTL_MS }, now());
  });
}

/** Postpones a request, so that it does not take the place of one that can be notified. */
async function postpone(transaction: Transaction<Database>, id: string, notBefore: number): Promise<void> {
  await transaction.updateTable('notify_requests').set({ not_before: notBefore }).where('id', '=', id).execute();
}

import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { backInStock } from '../../messages/copy/back-in-stock.ts';
import { writtenInLanguage } from '../../messages/in-recipient-language.ts';
import { type AlertOptions, MAX_ALERTS_PER_ROUND, sendAlert } from './send-alert.ts';

interface Awaited {
  id: string;
  sku: string;
  channel: 'sms' | 'mail';
  recipient: string;
  language: string;
  sizeName: string | null;
  slug: string;
  document: string;
}

/**
 * Writes one message for each request whose size is in stock, the longest waiting first. Resolves to true if more
 * may be due.
 */
export async function notifyBackInStock(options: AlertOptions): Promise<boolean> {
  const { db, now } = options;
  const skus = await awaitedInStock(db, now());
  if (skus.length === 0) return false;
  const due = await db
    .selectFrom('notify_requests')
    .innerJoin('skus', 'skus.sku', 'notify_requests.sku')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select(['notify_requests.id', 'notify_requests.sku', 'notify_requests.channel', 'notify_requests.recipient'])
    .select(['notify_requests.language', 'skus.size_name as sizeName', 'products.slug', 'products.document'])
    .where('notify_requests.sku', 'in', skus)
    .where('notify_requests.not_before', '<=', now())
    .orderBy('notify_requests.created_at')
    .limit(MAX_ALERTS_PER_ROUND)
    .execute();
  for (const request of due) await notify(request, options);
  return due.length === MAX_ALERTS_PER_ROUND;
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
    .innerJoin('products', 'products.code', 'skus.product_code')
    .select('awaited.sku')
    .where('skus.quantity', '>', 0)
    .where('products.hidden', '=', 0)
    .orderBy('awaited.since')
    .limit(MAX_ALERTS_PER_ROUND)
    .execute();
  return rows.map(({ sku }) => sku);
}

async function notify(request: Awaited, options: AlertOptions): Promise<void> {
  const { id, sku, channel, recipient, language, sizeName, slug, document } = request;
  const { ProductTitle: title } = JSON.parse(document) as { ProductTitle: string };
  const message = writtenInLanguage(channel, language, () =>
    backInStock({ channel, title, sizeName, slug, siteUrl: options.siteUrl }),
  );
  await sendAlert({ kind: 'stock', about: sku, id, channel, recipient }, message, options);
}

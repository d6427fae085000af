import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { priceDrop } from '../../messages/copy/price-drop.ts';
import { writtenInLanguage } from '../../messages/in-recipient-language.ts';
import { type AlertOptions, MAX_ALERTS_PER_ROUND, sendAlert } from './send-alert.ts';

interface Cheaper {
  id: string;
  productCode: string;
  channel: 'sms' | 'mail';
  recipient: string;
  language: string;
  /** The price of the cheapest size in stock, in paise. */
  price: number;
  slug: string;
  document: string;
}

/**
 * Writes one message for each request whose product costs less than when it was made, as long as it can be bought;
 * the longest waiting first. Resolves to true if more may be due.
 */
export async function notifyPriceDrop(options: AlertOptions): Promise<boolean> {
  const { db, now } = options;
  const codes = await cheaperProducts(db, now());
  if (codes.length === 0) return false;
  const due = await db
    .selectFrom('price_alerts')
    .innerJoin(
      (from) =>
        from
          .selectFrom('skus')
          .select(({ fn }) => ['product_code', fn.min('price').as('price')])
          .where('product_code', 'in', codes)
          .where('quantity', '>', 0)
          .groupBy('product_code')
          .as('lowest'),
      (join) => join.onRef('lowest.product_code', '=', 'price_alerts.product_code'),
    )
    .innerJoin('products', 'products.code', 'price_alerts.product_code')
    .select(['price_alerts.id', 'price_alerts.product_code as productCode'])
    .select(['price_alerts.channel', 'price_alerts.recipient', 'price_alerts.language'])
    .select(['lowest.price', 'products.slug', 'products.document'])
    .where('price_alerts.product_code', 'in', codes)
    .where('products.hidden', '=', 0)
    .where('price_alerts.not_before', '<=', now())
    .whereRef('lowest.price', '<', 'price_alerts.price')
    .orderBy('price_alerts.created_at')
    .limit(MAX_ALERTS_PER_ROUND)
    .execute();
  for (const alert of due) await notify(alert, options);
  return due.length === MAX_ALERTS_PER_ROUND;
}

/** The products with a size in stock that costs less than somebody has asked for. */
async function cheaperProducts(db: Kysely<Database>, now: number): Promise<string[]> {
  // Nearly all prices stay, so that the products are checked first, each once.
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('price_alerts')
        .select(({ fn }) => ['product_code', fn.max('price').as('price')])
        .where('not_before', '<=', now)
        .groupBy('product_code')
        .as('request'),
    )
    .innerJoin('skus', 'skus.product_code', 'request.product_code')
    .innerJoin('products', 'products.code', 'request.product_code')
    .select('request.product_code')
    .distinct()
    .where('skus.quantity', '>', 0)
    .where('products.hidden', '=', 0)
    .whereRef('skus.price', '<', 'request.price')
    .limit(MAX_ALERTS_PER_ROUND)
    .execute();
  return rows.map(({ product_code }) => product_code);
}

async function notify(alert: Cheaper, options: AlertOptions): Promise<void> {
  const { id, productCode, channel, recipient, language, price, slug, document } = alert;
  const { ProductTitle: title } = JSON.parse(document) as { ProductTitle: string };
  const message = writtenInLanguage(channel, language, () =>
    priceDrop({ channel, title, price, slug, siteUrl: options.siteUrl }),
  );
  await sendAlert({ kind: 'price', about: productCode, id, channel, recipient }, message, options);
}

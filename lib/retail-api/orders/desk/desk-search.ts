import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import type { Database } from '../../core/db/schema.ts';
import { isFoundBy } from '../customer-orders.ts';
import { likePattern, readOrderSearch } from '../rules/order-search.ts';

type Where = ExpressionBuilder<Database, 'orders'>;

/**
 * Whether a search text matches an order: its number or that of a return, the AWB of a parcel, a hallmark or serial
 * number, the mobile of its account, or words that all occur in one item's title or in the names and pincode of its
 * address.
 */
export function isMeant(where: Where, text: string): Expression<SqlBool> {
  const search = readOrderSearch(text);
  const mobile = canonicalMobile(text);
  return where.or([
    ...(search ? [isFoundBy(where, search), isOfBuyer(where, search.words), ...byMark(where, search.number)] : []),
    ...(mobile === null ? [] : [isOfMobile(where, mobile)]),
  ]);
}

function isOfBuyer(where: Where, words: readonly string[]): Expression<SqlBool> {
  const holds = (word: string) => sql<SqlBool>`${sql.ref('order_buyers.words')} like ${likePattern(word)} escape '\\'`;
  return where(
    'orders.number',
    'in',
    where
      .selectFrom('order_buyers')
      .select('order_buyers.order_number')
      .where((buyer) => buyer.and(words.map(holds))),
  );
}

/** By the number of a parcel, an item or a return, each with an index; `mark` in capitals without spaces. */
function byMark(where: Where, mark: string): Expression<SqlBool>[] {
  return [
    where(
      'orders.number',
      'in',
      where
        .selectFrom('parcels')
        .select('parcels.order_number')
        .where(({ fn }) => fn<string>('upper', ['parcels.awb']), '=', mark),
    ),
    where(
      'orders.number',
      'in',
      where.selectFrom('returns').select('returns.order_number').where('returns.number', '=', mark),
    ),
    where(
      'orders.number',
      'in',
      where
        .selectFrom('line_pieces')
        .innerJoin('order_lines', 'order_lines.id', 'line_pieces.line_id')
        .select('order_lines.order_number')
        .where((piece) => piece.or([piece('line_pieces.huid', '=', mark), piece('line_pieces.serial', '=', mark)])),
    ),
  ];
}

function isOfMobile(where: Where, mobile: string): Expression<SqlBool> {
  return where(
    'orders.customer_id',
    'in',
    where.selectFrom('customers').select('customers.id').where('customers.mobile', '=', mobile),
  );
}

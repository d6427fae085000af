import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { canonicalOrderNumber } from '#lib/shared/typed-text.ts';
import { paginate } from '../../core/db/paginate.ts';
import type { Database } from '../../core/db/schema.ts';
import { searchWords } from '../../core/search-words.ts';
import type { CustomerRow } from '../account/as-customer.ts';

const CUSTOMERS_PER_PAGE = 20;

/** Sorts after every text that begins with the same letters, on both engines. */
const LAST_LETTER = '\u{10FFFF}';

/** A customer as lists of the desk show it. */
interface CustomerRowWire {
  CustomerId: string;
  Name: string;
  Mobile: string;
  Email: string;
  /** Epoch milliseconds. */
  MemberSince: number;
  /** Orders that were ever confirmed. */
  Orders: number;
}

type Where = ExpressionBuilder<Database, 'customers'>;

/**
 * A page of the customers that a text finds, the newest first: by the number of an order, by mobile, or by words, each
 * of which begins a word of the name or the email. An empty text finds all. `page` counts from 1.
 */
export async function findCustomers(
  db: Kysely<Database>,
  text: string,
  page: number,
): Promise<{ customers: CustomerRowWire[]; totalPages: number }> {
  const all = db.selectFrom('customers');
  const found = text.trim() === '' ? all : all.where((where) => isFound(where, text));
  const newest = found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  const { rows, totalPages } = await paginate(newest, page, CUSTOMERS_PER_PAGE);
  return { customers: await customerRowsWire(db, rows), totalPages };
}

/** Customers in wire format, with the numbers of their orders. */
export async function customerRowsWire(db: Kysely<Database>, rows: readonly CustomerRow[]): Promise<CustomerRowWire[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counts = await db
    .selectFrom('orders')
    .select(({ fn }) => ['customer_id', fn.countAll<number>().as('count')])
    .where('customer_id', 'in', ids)
    .where('confirmed_at', 'is not', null)
    .groupBy('customer_id')
    .execute();
  const byCustomer = new Map(counts.map(({ customer_id, count }) => [customer_id, Number(count)]));
  return rows.map(({ id, name, mobile, email, created_at }) => ({
    CustomerId: id,
    Name: name,
    Mobile: mobile,
    Email: email,
    MemberSince: created_at,
    Orders: byCustomer.get(id) ?? 0,
  }));
}

/** Whether a search text matches; each way has an index. */
function isFound(where: Where, text: string): Expression<SqlBool> {
  const mobile = canonicalMobile(text);
  const ordered = where
    .selectFrom('orders')
    .select('orders.customer_id')
    .where('orders.number', '=', canonicalOrderNumber(text))
    .where('orders.customer_id', 'is not', null);
  return where.or([
    where('customers.id', 'in', ordered),
    ...(mobile === null ? [] : [where('customers.mobile', '=', mobile)]),
    where.and(searchWords(text).map((word) => where('customers.id', 'in', havingWord(where, word)))),
  ]);
}

function havingWord(where: Where, word: string) {
  return where
    .selectFrom('customer_words')
    .select('customer_words.customer_id')
    .where('customer_words.word', '>=', word)
    .where('customer_words.word', '<=', `${word}${LAST_LETTER}`);
}

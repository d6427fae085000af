import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { canonicalOrderNumber } from '#lib/shared/typed-text.ts';
import { endOfPrefix } from '../../core/db/end-of-prefix.ts';
import { type PageAhead, paginateAhead } from '../../core/db/paginate.ts';
import type { Database } from '../../core/db/schema.ts';
import { searchWords } from '../../core/search-words.ts';
import type { CustomerRow } from '../account/as-customer.ts';

const CUSTOMERS_PER_PAGE = 20;
/** A search that finds more customers than this by words is answered by looking at one customer after the other. */
const FEW = 1000;

type Where = ExpressionBuilder<Database, 'customers'>;

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

/**
 * A page of the customers that a text finds, the newest first: by the number of an order, by mobile, or by words, each
 * of which begins a word of the name or the email. An empty text finds all. `page` counts from 1.
 */
export async function findCustomers(db: Kysely<Database>, text: string, page: number): Promise<PageAhead<CustomerRow>> {
  const all = db.selectFrom('customers');
  const condition = text.trim() === '' ? null : await customerSearch(db, text);
  const found = condition === null ? all : all.where(condition);
  const newest = found.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  return paginateAhead(db, [newest], page, CUSTOMERS_PER_PAGE);
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

/**
 * What customers a text means. Few are named by their ids; of more than `few` a page needs the first, so that each is asked in
 * the order of the list.
 */
export async function customerSearch(
  db: Kysely<Database>,
  text: string,
  few = FEW,
): Promise<(where: Where) => Expression<SqlBool>> {
  const words = searchWords(text);
  const ordered = await db
    .selectFrom('orders')
    .select('customer_id as id')
    .where('number', '=', canonicalOrderNumber(text))
    .where('customer_id', 'is not', null)
    .$narrowType<{ id: string }>()
    .execute();
  const called = await db
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', canonicalMobile(text) ?? '')
    .execute();
  const [first = '', ...others] = words;
  const named = await others
    .reduce((found, word) => found.where('customer_id', 'in', havingWord(db, word)), havingWord(db, first))
    .limit(few + 1)
    .execute();
  const ids = [...ordered, ...called, ...named].map(({ id }) => id);
  const isNamed = (where: Where) => (ids.length === 0 ? where.lit(false) : where('customers.id', 'in', ids));
  if (named.length <= few) return isNamed;
  return (where) => where.or([isNamed(where), where.and(words.map((word) => where.exists(ownWord(where, word))))]);
}

function havingWord(db: Kysely<Database>, word: string) {
  return db
    .selectFrom('customer_words')
    .select('customer_id as id')
    .where('word', '>=', word)
    .where('word', '<=', endOfPrefix(word));
}

function ownWord(where: Where, word: string) {
  return where
    .selectFrom('customer_words')
    .select('word')
    .whereRef('customer_words.customer_id', '=', 'customers.id')
    .where('word', '>=', word)
    .where('word', '<=', endOfPrefix(word));
}

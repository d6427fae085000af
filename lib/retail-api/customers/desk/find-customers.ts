import type { Kysely } from 'kysely';
import { canonicalMobile } from '#lib/shared/mobile.ts';
import { canonicalOrderNumber } from '#lib/shared/typed-text.ts';
import { endOfPrefix } from '../../core/db/end-of-prefix.ts';
import { paginate } from '../../core/db/paginate.ts';
import type { Database } from '../../core/db/schema.ts';
import { searchWords } from '../../core/search-words.ts';
import type { CustomerRow } from '../account/as-customer.ts';

const CUSTOMERS_PER_PAGE = 20;

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
export async function findCustomers(
  db: Kysely<Database>,
  text: string,
  page: number,
): Promise<{ customers: CustomerRowWire[]; totalPages: number }> {
  const all = db.selectFrom('customers');
  const found = text.trim() === '' ? all : all.where('id', 'in', foundIds(db, text));
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

/** Ids of the customers that a text finds. A union, because PostgreSQL reads no index for one of several conditions. */
function foundIds(db: Kysely<Database>, text: string) {
  const ordered = db
    .selectFrom('orders')
    .select('customer_id as id')
    .where('number', '=', canonicalOrderNumber(text))
    .where('customer_id', 'is not', null)
    .$narrowType<{ id: string }>();
  const mobile = canonicalMobile(text);
  const called = db
    .selectFrom('customers')
    .select('id')
    .where('mobile', '=', mobile ?? '');
  const [first = '', ...others] = searchWords(text);
  const named = others.reduce(
    (found, word) => found.where('customer_id', 'in', havingWord(db, word)),
    havingWord(db, first),
  );
  return ordered.union(called).union(named);
}

function havingWord(db: Kysely<Database>, word: string) {
  return db
    .selectFrom('customer_words')
    .select('customer_id as id')
    .where('word', '>=', word)
    .where('word', '<=', endOfPrefix(word));
}

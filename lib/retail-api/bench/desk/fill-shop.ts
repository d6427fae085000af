import type { Kysely } from 'kysely';
import type { OrderState, ReturnState } from '#lib/contract/index.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import type { Database } from '../../core/db/schema.ts';
import { searchWords } from '../../core/search-words.ts';
import type { ReturnDocument } from '../../orders/returns/return-document.ts';
import { searchTextOfBuyer, searchTextOfLine } from '../../orders/rules/order-search.ts';
import { TEST_ADDRESS, TEST_LINE, testDocument } from '../../testing/orders.ts';
import { randomFrom } from '../../testing/random-from.ts';
import { orderAt, peopleOf } from './shop-facts.ts';

/** Rows per statement: below what SQLite takes as parameters in one. */
const ROWS = 400;
const ORDERS_PER_CUSTOMER = 2;
/** One order in so many has a return, a review of its item, a bank transfer, an approval. */
const SHARE = { return: 15, review: 4, refund: 40, approval: 50 };
const RETURN_STATES_OF_TIME: readonly ReturnState[] = ['refunded', 'refunded', 'exchanged', 'refused', 'sent-back'];

type Rows = { [Table in keyof Database]?: object[] };

/**
 * Fills a shop of two years: so many orders of half as many customers, with parcels, marks, returns, refunds, reviews, approvals
 * and two entries of the audit for each. The same count gives the same shop. `now` in epoch milliseconds.
 */
export async function fillShop(
  db: Kysely<Database>,
  { orders, skus, now }: { orders: number; skus: readonly { sku: string; product_code: string }[]; now: number },
): Promise<void> {
  const random = randomFrom(orders);
  const people = peopleOf(random);
  const customers = Math.ceil(orders / ORDERS_PER_CUSTOMER);
  for (let from = 0; from < customers; from += ROWS) {
    const rows: Rows = { customers: [], customer_words: [] };
    for (let index = from; index < Math.min(customers, from + ROWS); index++) {
      const { name, mobile, email } = people(index);
      const created = now - ((customers - index) / customers) * 730 * DAY_MS;
      const id = `customer-of-bench-${index}`;
      rows.customers?.push({ id, mobile, email, name, status_id: 1, created_at: Math.floor(created), modified_at: 0 });
      for (const word of searchWords(`${name} ${email}`)) rows.customer_words?.push({ word, customer_id: id });
    }
    await write(db, rows);
  }
  for (let from = 0; from < orders; from += ROWS) {
    const rows: Rows = {};
    for (let index = from; index < Math.min(orders, from + ROWS); index++) {
      const sku = skus[Math.floor(random() * skus.length)];
      if (sku) addOrder(rows, { index, orders, customer: people(index % customers), sku, now });
    }
    await write(db, rows);
  }
}

interface AddedOrder {
  index: number;
  orders: number;
  customer: { name: string; mobile: string; email: string; id: string; pincode: string };
  sku: { sku: string; product_code: string };
  now: number;
}

function addOrder(rows: Rows, { index, orders, customer, sku, now }: AddedOrder): void {
  const add = <Table extends keyof Database>(table: Table, row: Partial<Record<keyof Database[Table], unknown>>) => {
    rows[table] ??= [];
    rows[table]?.push(row);
  };
  const { number, awb, huid, serial, state, placedAt } = orderAt(index, orders, now);
  const isShipped = !['confirmed', 'packed', 'cancelled'].includes(state);
  const document = testDocument();
  const address = { ...TEST_ADDRESS, FullName: customer.name, Pincode: customer.pincode };
  const promise = { ...document.promise, latestDate: dayInIndia(placedAt + 4 * DAY_MS) };
  add('orders', {
    number,
    key: `key-${index}`,
    customer_id: customer.id,
    basket_guid: `basket-${index}`,
    purchase_id: `purchase-${index}`,
    state,
    hold: 'taken',
    hold_expires_at: null,
    payment_method: index % 3 === 0 ? 'cash-on-delivery' : 'razorpay',
    total: document.figures.total,
    payable: document.figures.total,
    document: JSON.stringify({ ...document, address, customer, promise, testPayment: false }),
    placed_at: placedAt,
    confirmed_at: placedAt + MINUTE_MS,
    cancelled_at: state === 'cancelled' ? placedAt + HOUR_MS : null,
    invoice_number: isShipped ? `INV-${String(index).padStart(7, '0')}` : null,
    invoiced_at: isShipped ? placedAt + DAY_MS : null,
    delivered_at: state === 'delivered' ? placedAt + 4 * DAY_MS : null,
  });
  add('order_buyers', { order_number: number, search_text: searchTextOfBuyer({ address, customer }) });
  const line = { ...TEST_LINE, title: `${TEST_LINE.title} ${index % 500}` };
  add('order_lines', {
    id: `line-${index}`,
    order_number: number,
    position: 0,
    ...sku,
    quantity: 1,
    net: 12_495_00,
    search_text: searchTextOfLine({ ...line, productCode: sku.product_code }),
    document: JSON.stringify(line),
  });
  add('stock_entries', {
    id: `stock-${index}`,
    sku: sku.sku,
    order_number: number,
    kind: 'hold',
    quantity: -1,
    at: placedAt,
  });
  for (const [step, kind] of (['placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const).entries())
    add('order_events', {
      id: `event-${index}-${step}`,
      order_number: number,
      kind,
      actor: 'desk:Meera',
      at: placedAt + step,
    });
  for (const step of ['pack', 'ship'])
    add('desk_audit', {
      id: `audit-${index}-${step}`,
      at: placedAt + HOUR_MS,
      operator: 'Meera',
      call: 'AdvanceOrder',
      step,
      subject: number,
      outcome: 'Success',
    });
  if (isShipped) {
    add('parcels', {
      id: `parcel-${index}`,
      order_number: number,
      courier: 'Blue Dart',
      awb,
      shipped_at: placedAt + DAY_MS,
    });
    add('line_pieces', { line_id: `line-${index}`, piece: 1, huid, serial });
  }
  addLater(add, { index, number, placedAt, customerId: customer.id, productCode: sku.product_code, state });
}

interface LaterFacts {
  index: number;
  number: string;
  placedAt: number;
  customerId: string;
  productCode: string;
  state: OrderState;
}

type Add = <Table extends keyof Database>(table: Table, row: Partial<Record<keyof Database[Table], unknown>>) => void;

function addLater(add: Add, { index, number, placedAt, customerId, productCode, state }: LaterFacts): void {
  const at = placedAt + 6 * DAY_MS;
  if (state !== 'delivered') return;
  if (index % SHARE.return === 0) {
    const returned = index % (SHARE.return * 20) === 0 ? 'requested' : RETURN_STATES_OF_TIME[index % 5];
    const row = { number: `RT-${index}`, order_number: number, kind: 'refund', state: returned, amount: 12_495_00 };
    const document = JSON.stringify({ ...RETURN, lines: { [`line-${index}`]: { replacement: null } } });
    add('returns', {
      ...row,
      refund_to: 'source',
      document,
      replacement_order: null,
      requested_at: at,
      changed_at: at,
    });
    const line = {
      id: `rl-${index}`,
      return_number: row.number,
      line_id: `line-${index}`,
      quantity: 1,
      reason: 'damaged',
    };
    add('return_lines', { ...line, amount: 12_495_00, restocked_at: null });
  }
  if (index % SHARE.review === 0) {
    const texts = { title: 'Lovely', text: 'Keeps time well, and the strap is soft.', display_name: 'Asha' };
    const moderation = index % (SHARE.review * 40) === 0 ? 'waiting' : 'approved';
    const rest = { stars: 5, photos: 0, state: moderation, reason: '', written_at: at, moderated_at: null };
    add('reviews', {
      id: `review-${index}`,
      product_code: `${productCode}-${index}`,
      customer_id: customerId,
      ...texts,
      ...rest,
    });
  }
  if (index % SHARE.refund === 0) {
    const account = { accountName: 'Asha', accountNumber: '123456789', ifsc: 'HDFC0000001' };
    const isWaiting = index % (SHARE.refund * 20) === 0;
    const refund = { id: `refund-${index}`, order_number: number, paid_order: number, reference: `cancel:${index}` };
    const sent = { state: isWaiting ? 'waiting' : 'done', created_at: at, done_at: isWaiting ? null : at };
    const document = JSON.stringify(isWaiting ? { name: 'Asha', account } : { name: 'Asha', sentAs: 'N1' });
    add('order_refunds', { ...refund, method: 'bank', target: '', amount: 12_495_00, document, ...sent });
  }
  if (index % SHARE.approval === 0) {
    const about = { call: 'MarkOrderRefund', subject: number, summary: `Refund ${number}`, amount: 12_495_00 };
    const who = { requester_id: 'a', requested_by: 'Meera', decided_by: 'Asha', decided_at: at };
    const rest = { request: '', request_hash: `${index}`, note: '', outcome: 'Success', state: 'done' };
    add('approvals', { id: `approval-${index}`, ...about, ...who, ...rest, requested_at: at, expires_at: at + DAY_MS });
  }
}

const RETURN: ReturnDocument = {
  comment: '',
  address: TEST_ADDRESS,
  pickupDate: '2026-11-25',
  pickupSlot: 'morning',
  sealIntact: true,
  tagsOn: true,
  money: [],
  bank: null,
  bankDigits: '',
  pan: '',
  lines: {},
  storeNote: '',
  courier: '',
  awb: '',
};

/** Parents stand before what refers to them. */
async function write(db: Kysely<Database>, rows: Rows): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const table of Object.keys(rows) as (keyof Database)[]) {
      const all = rows[table] ?? [];
      for (let from = 0; from < all.length; from += ROWS) {
        await transaction
          .insertInto(table)
          .values(all.slice(from, from + ROWS) as never)
          .execute();
      }
    }
  });
}

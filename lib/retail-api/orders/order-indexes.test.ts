import { sql } from 'kysely';
import type { OpenDatabase } from '../core/db/engine.ts';
import { describeOnEachEngine, openTestDatabase } from '../testing/test-database.ts';

/** Frequent queries, or hourly ones over all orders of eight years, with the index that serves them. */
const QUERIES: [string, string][] = [
  ['orders_by_purchase', "select number from orders where purchase_id = 'p'"],
  [
    'orders_by_state',
    "select number from orders where state = 'payment-pending' and hold = 'released' and placed_at <= 5",
  ],
  ['orders_by_age', 'select number from orders where placed_at <= 5'],
  ['orders_by_customer', "select number from orders where customer_id = 'c' and placed_at > 5"],
  [
    'order_lines_by_product',
    "select order_number from order_lines where product_code = 'p' and cancelled < quantity order by order_number desc",
  ],
  ['order_events_by_order', "select id from order_events where order_number = 'n' and at > 5"],
  ['order_events_by_return', "select id from order_events where return_number = 'n'"],
  ['parcels_by_awb', "select id from parcels where upper(awb) = 'n'"],
  ['line_pieces_by_serial', "select piece from line_pieces where serial = 'n'"],
  ['order_refunds_by_paid_order', "select id from order_refunds where paid_order = 'n'"],
  ['order_refunds_by_state', "select id from order_refunds where state = 'waiting'"],
  ['payments_by_attempt', "select id from payments where attempt_id = 'a'"],
  ['payments_by_age', 'select id from payments where captured_at <= 5'],
  [
    'orders_by_invoice',
    'select number from orders where invoiced_at >= 5 and invoiced_at < 9 order by invoiced_at, invoice_number',
  ],
  ['credit_notes_by_age', 'select number from credit_notes where issued_at >= 5 and issued_at < 9'],
  ['gift_coupons_by_order', "select code from gift_coupons where used_by = 'n'"],
  ['gift_coupons_by_alone', 'select sum(amount) from gift_coupons where alone_at > 5'],
];

describeOnEachEngine('indexes of orders', (engine) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  test.each(QUERIES)('%s serves: %s', async (index, query) => {
    const plan = await opened.db.transaction().execute(async (transaction) => {
      // PostgreSQL scans small tables whatever indexes there are.
      if (engine === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction);
      const explain = sql.raw(engine === 'postgres' ? 'explain' : 'explain query plan');
      const { rows } = await sql<Record<string, unknown>>`${explain} ${sql.raw(query)}`.execute(transaction);
      return rows.flatMap((row) => Object.values(row)).join(' ');
    });
    expect(plan).toContain(` ${index} `);
  });
});

import { readFile } from 'node:fs/promises';
import type { ClusterLedgers } from '#lib/shared/bench-figures.ts';
import { existingPostgres, type ShopDatabase } from '../checkout/database.ts';
import { compareLedgers, type SandboxPayment } from '../checkout/ledgers.ts';
import { readSandbox } from '../checkout/sandbox-control.ts';
import { compareNumberSeries } from './number-series.ts';

/** How many differences are told; all are counted. */
const TOLD = 5;

/**
 * Compares all ledgers of a cluster: payments and refunds at the gateways and in the shop, orders, stock, invoices.
 * `file`: what `beginCluster` wrote.
 */
export async function compareClusterLedgers(url: string, sandboxUrl: string, file: string): Promise<ClusterLedgers> {
  const before = new Map<string, number>(JSON.parse(await readFile(file, 'utf8')));
  const database = existingPostgres(url);
  try {
    const sandbox = await readSandbox({ sandbox: { url: sandboxUrl } });
    const differences = [
      ...(await compareLedgers(database, sandbox, before)),
      ...(await compareOrdersOfPayments(database)),
      ...(await compareHolds(database)),
      ...(await compareRefunds(database, sandbox)),
      ...(await compareInvoices(database)),
    ];
    const [counts] = await database.read<Record<keyof ClusterLedgers, string>>(`
      select (select count(*) from orders where confirmed_at is not null) as orders,
        (select count(*) from orders where state = 'cancelled' and confirmed_at is not null) as cancelled,
        (select count(*) from refunds where state = 'processed') as refunds,
        (select count(*) from orders where invoice_number is not null) as invoices`);
    return {
      payments: sandbox.filter(({ captured }) => captured).length,
      orders: Number(counts?.orders ?? 0),
      cancelled: Number(counts?.cancelled ?? 0),
      refunds: Number(counts?.refunds ?? 0),
      invoices: Number(counts?.invoices ?? 0),
      differing: differences.length,
      differences: differences.slice(0, TOLD),
    };
  } finally {
    await database.remove();
  }
}

/** A payment settles one order, and an order is settled by one payment. */
async function compareOrdersOfPayments(database: ShopDatabase): Promise<string[]> {
  const twice = await database.read<{ subject_id: string; payments: string }>(`
    select subject_id, count(*) as payments from payments
    where subject = 'order' and purpose = 'settles' group by subject_id having count(*) > 1`);
  return twice.map(({ subject_id, payments }) => `Order ${subject_id} is settled by ${payments} payments.`);
}

/** Each order took its pieces once, and put them back once where it no longer holds them. */
async function compareHolds(database: ShopDatabase): Promise<string[]> {
  const wrong = await database.read<{ number: string; hold: string; taken: string; entries: string }>(`
    select orders.number, orders.hold, sum(stock_entries.quantity) as taken, count(*) as entries
    from orders join stock_entries on stock_entries.order_number = orders.number
    group by orders.number, orders.hold
    having sum(stock_entries.quantity) <> (
        select -sum(case when orders.hold = 'released' then 0 else order_lines.quantity - order_lines.cancelled end)
        from order_lines where order_lines.order_number = orders.number)
      or count(*) filter (where kind = 'hold') <> (
        select count(distinct sku) from order_lines where order_lines.order_number = orders.number)`);
  return wrong.map(
    ({ number, hold, taken, entries }) =>
      `Order ${number}, whose pieces are ${hold}, has ${entries} entries of stock with ${taken} pieces.`,
  );
}

/** What the shop believes to have gone back has gone back. */
async function compareRefunds(database: ShopDatabase, sandbox: readonly SandboxPayment[]): Promise<string[]> {
  const rows = await database.read<{ id: string; refunded: string; waiting: string }>(`
    select payments.gateway_payment_id as id,
      sum(case when refunds.state = 'processed' then refunds.amount else 0 end) as refunded,
      count(*) filter (where refunds.state <> 'processed') as waiting
    from refunds join payments on payments.id = refunds.payment_id group by payments.gateway_payment_id`);
  const atGateway = new Map(sandbox.map(({ id, refunded }) => [id, refunded]));
  return rows.flatMap(({ id, refunded, waiting }) => [
    ...(Number(waiting) > 0 ? [`A refund of payment ${id} waits.`] : []),
    ...(Number(refunded) !== atGateway.get(id)
      ? [`Of payment ${id} ${refunded} went back for the shop, ${atGateway.get(id)} at the gateway.`]
      : []),
  ]);
}

/** Every order that was confirmed has an invoice, and no number is missing or used twice. */
async function compareInvoices(database: ShopDatabase): Promise<string[]> {
  const orders = await database.read<{ number: string; invoice_number: string | null }>(
    'select number, invoice_number from orders where confirmed_at is not null',
  );
  const notes = await database.read<{ number: string }>('select number from credit_notes');
  const series = await database.read<{ series: string; last: string }>('select series, last from invoice_series');
  const issued = [...orders.map(({ invoice_number }) => invoice_number), ...notes.map(({ number }) => number)];
  return [
    ...orders.filter((order) => order.invoice_number === null).map(({ number }) => `Order ${number} has no invoice.`),
    ...compareNumberSeries(
      issued.filter((number) => number !== null),
      new Map(series.map(({ series: name, last }) => [name, Number(last)])),
    ),
  ];
}

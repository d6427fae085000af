import { type calls, type DataOf, GATEWAYS, type Gateway } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { sum } from '../core/sum.ts';
import { dataOf } from './api-caller.ts';
import { paise } from './gstr1-sums.ts';
import type { OrderShop } from './order-shop.ts';

type Report = DataOf<typeof calls.settlementReport>;
type Totals = DataOf<typeof calls.settlementTotals>['Rows'][number];
type Row = Record<string, string>;

/**
 * Has both gateways settle all payments and refunds of 2026 two days later, less a fee of 2 % and its GST: with one
 * payment that they settle a rupee short, and one that they keep. Returns what the reports of the months say, in paise.
 */
export async function settleYear({ db, clock, desk }: Pick<OrderShop, 'db' | 'clock' | 'desk'>) {
  const rows: Record<Gateway, Row[]> = { razorpay: [], payu: [] };
  const payments = await db.selectFrom('payments').selectAll().orderBy('captured_at').orderBy('id').execute();
  const [planted, withheld] = payments;
  if (!planted || !withheld) throw new Error('The year has too few payments.');
  for (const payment of payments) {
    if (payment === withheld) continue;
    const amount = payment.amount - (payment === planted ? 100 : 0);
    const fee = Math.round(amount * 0.02);
    const tax = Math.round(fee * 0.18);
    const line = { gross: amount, fee, tax, at: payment.captured_at + 2 * DAY_MS };
    rows[payment.gateway].push(settledRow(payment.gateway, 'payment', payment.gateway_payment_id, line));
  }
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.gateway_refund_id', 'refunds.amount', 'refunds.created_at', 'payments.gateway'])
    .where('refunds.gateway_refund_id', 'is not', null)
    .execute();
  for (const { gateway, gateway_refund_id, amount, created_at } of refunds) {
    const line = { gross: -amount, fee: 0, tax: 0, at: created_at + 2 * DAY_MS };
    rows[gateway].push(settledRow(gateway, 'refund', gateway_refund_id ?? '', line));
  }
  for (const Gateway of GATEWAYS) {
    const request = { Gateway, Rows: rows[Gateway], Operator: 'Meera Shah', Note: `${Gateway}-2026.csv` };
    dataOf(await desk<object>('ImportSettlements', request), 'ImportSettlements');
  }
  clock.now += 60 * DAY_MS;
  const totals: Totals[] = [];
  const differences: [string, string, number][] = [];
  for (const Month of MONTHS) {
    const { Rows } = dataOf(await desk<{ Rows: Totals[] }>('SettlementTotals', { Month }), 'SettlementTotals');
    totals.push(...Rows);
    for (const Gateway of GATEWAYS) {
      for (let After: string | null = ''; After !== null; ) {
        const page: Report = dataOf(
          await desk<Report>('SettlementReport', { Month, Gateway, After }),
          'SettlementReport',
        );
        for (const { Result, EntityId, Amount, Recorded } of page.Rows)
          if (Result !== 'matched') differences.push([Result, EntityId, (Recorded ?? 0) - Amount]);
        After = page.Next;
      }
    }
  }
  const total = (name: keyof Omit<Totals, 'Gateway'>) => sum(totals.map((row) => paise(row[name])));
  return {
    paid: total('Paid') + total('NotSettledPaid') + 100,
    refunded: total('Refunded') + total('NotSettledRefunded'),
    fees: total('Fee') + total('Tax') + total('NotSettledPaid') + 100,
    net: total('Net'),
    differences: differences.toSorted(([one], [other]) => one.localeCompare(other)),
    planted: planted.gateway_payment_id,
    withheld: withheld.gateway_payment_id,
  };
}

/** The months of the year, and the next, in which the last is settled. */
const MONTHS = [...Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`), '2027-01'];

const text = (amount: number) => (amount / 100).toFixed(2);

/** A row as the gateway's own export has it. */
function settledRow(
  gateway: Gateway,
  kind: 'payment' | 'refund',
  id: string,
  { gross, fee, tax, at }: { gross: number; fee: number; tax: number; at: number },
): Row {
  const net = gross - fee - tax;
  const settledAt = new Date(at).toISOString();
  if (gateway === 'razorpay') {
    return {
      entity_id: id,
      type: kind,
      amount: text(Math.abs(gross)),
      fee: text(fee + tax),
      tax: text(tax),
      credit: text(Math.max(net, 0)),
      debit: text(Math.max(-net, 0)),
      settled: '1',
      settled_at: settledAt,
      settlement_id: 'setl_1',
      settlement_utr: 'UTR1',
    };
  }
  return {
    action: kind === 'payment' ? 'capture' : 'refund',
    payuId: kind === 'payment' ? id : 'payment',
    requestId: id,
    transactionAmount: text(Math.abs(gross)),
    merchantServiceFee: text(fee),
    merchantServiceTax: text(tax),
    merchantNetAmount: text(net),
    settlementId: '1',
    utrNumber: 'UTR2',
    settlementCompletedDate: settledAt,
  };
}

import type { Kysely } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { orderNumberOf } from '../../payments/settlements/match-lines.ts';
import type { SettlementRow } from '../../payments/settlements/settlement-rows.ts';
import type { Period } from '../month.ts';
import { LINES_PER_PAGE } from './settled-lines.ts';

/** A page of what is not settled: of which gateway, from when until when, and after which id. */
export interface UnsettledPage {
  gateway: Gateway;
  period: Period;
  after: string;
}

/** A row of what is not settled, and its id in the store, by which pages go on. */
export interface UnsettledRow {
  id: string;
  row: SettlementRow;
}

const NOT_SETTLED = { LineId: '', Result: 'not-settled', Fee: 0, Tax: 0, Net: 0, SettlementId: '', Utr: '' } as const;

/** Payments that were taken in a period and of which no imported line tells; test payments are never settled. */
export async function unsettledPayments(
  db: Kysely<Database>,
  { gateway, period, after }: UnsettledPage,
): Promise<UnsettledRow[]> {
  const rows = await db
    .selectFrom('payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select([
      'payments.id',
      'payments.gateway_payment_id',
      'payments.amount',
      'payments.subject',
      'payments.subject_id',
      'payments.captured_at',
    ])
    .where('payments.gateway', '=', gateway)
    .where('payment_attempts.test', '=', 0)
    .where('payments.captured_at', '>=', period.from)
    .where('payments.captured_at', '<', period.to)
    .where('payments.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('settlement_lines')
            .select('settlement_lines.line_id')
            .where('settlement_lines.gateway', '=', gateway)
            .where('settlement_lines.kind', '=', 'payment')
            .whereRef('settlement_lines.entity_id', '=', 'payments.gateway_payment_id'),
        ),
      ),
    )
    .orderBy('payments.id')
    .limit(LINES_PER_PAGE)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    row: {
      ...NOT_SETTLED,
      Kind: 'payment',
      EntityId: row.gateway_payment_id,
      OrderNumber: orderNumberOf(row),
      Amount: row.amount,
      Recorded: row.amount,
      At: row.captured_at,
    },
  }));
}

/** Refunds that the gateway took on in a period and of which no imported line tells. */
export async function unsettledRefunds(
  db: Kysely<Database>,
  { gateway, period, after }: UnsettledPage,
): Promise<UnsettledRow[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
    .select([
      'refunds.id',
      'refunds.gateway_refund_id',
      'refunds.amount',
      'payments.subject',
      'payments.subject_id',
      'refunds.created_at',
    ])
    .where('payments.gateway', '=', gateway)
    .where('payment_attempts.test', '=', 0)
    .where('refunds.state', 'in', ['sent', 'processed'])
    .where('refunds.created_at', '>=', period.from)
    .where('refunds.created_at', '<', period.to)
    .where('refunds.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('settlement_lines')
            .select('settlement_lines.line_id')
            .where('settlement_lines.gateway', '=', gateway)
            .where('settlement_lines.kind', '=', 'refund')
            .whereRef('settlement_lines.entity_id', '=', 'refunds.gateway_refund_id'),
        ),
      ),
    )
    .orderBy('refunds.id')
    .limit(LINES_PER_PAGE)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    row: {
      ...NOT_SETTLED,
      Kind: 'refund',
      EntityId: row.gateway_refund_id ?? '',
      OrderNumber: orderNumberOf(row),
      Amount: row.amount,
      Recorded: row.amount,
      At: row.created_at,
    },
  }));
}

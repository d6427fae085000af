import type { Kysely } from 'kysely';
import type { Gateway, SettlementKind, SettlementResult } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import type { SettlementLine } from './settlement-line.ts';

/** A payment or refund of the store; `amount` in paise. `orderNumber` is empty where a gift card was paid. */
export interface RecordedMoney {
  amount: number;
  orderNumber: string;
}

/** A line with what it was compared with; `recorded` is null if the store has no such payment or refund. */
export interface MatchedLine {
  line: SettlementLine;
  recorded: RecordedMoney | null;
  result: Exclude<SettlementResult, 'not-settled'>;
}

/** Compares lines of a gateway with the payments and refunds that the store has recorded. */
export async function matchLines(
  db: Kysely<Database>,
  gateway: Gateway,
  lines: readonly SettlementLine[],
): Promise<MatchedLine[]> {
  const payments = await recordedPayments(db, gateway, idsOf(lines, 'payment'));
  const refunds = await recordedRefunds(db, gateway, idsOf(lines, 'refund'));
  return lines.map((line) => {
    const known = line.kind === 'refund' ? refunds : payments;
    const recorded = line.kind === 'adjustment' ? null : (known.get(line.entityId) ?? null);
    return { line, recorded, result: resultOf(line, recorded) };
  });
}

/** What a line says compared with `recorded`. */
export function resultOf(line: SettlementLine, recorded: RecordedMoney | null): MatchedLine['result'] {
  if (line.kind === 'adjustment') return 'adjustment';
  if (recorded === null) return 'unknown';
  if (recorded.amount !== line.amount) return 'amount-differs';
  const gross = line.kind === 'refund' ? -line.amount : line.amount;
  return line.net === gross - line.fee - line.tax ? 'matched' : 'net-differs';
}

const idsOf = (lines: readonly SettlementLine[], kind: SettlementKind) => [
  ...new Set(lines.flatMap((line) => (line.kind === kind ? line.entityId : []))),
];

async function recordedPayments(db: Kysely<Database>, gateway: Gateway, ids: readonly string[]) {
  const known = new Map<string, RecordedMoney>();
  for (const some of chunksOf(ids)) {
    const rows = await db
      .selectFrom('payments')
      .select(['gateway_payment_id', 'amount', 'subject', 'subject_id'])
      .where('gateway', '=', gateway)
      .where('gateway_payment_id', 'in', some)
      .execute();
    for (const row of rows) known.set(row.gateway_payment_id, { amount: row.amount, orderNumber: orderNumberOf(row) });
  }
  return known;
}

async function recordedRefunds(db: Kysely<Database>, gateway: Gateway, ids: readonly string[]) {
  const known = new Map<string, RecordedMoney>();
  for (const some of chunksOf(ids)) {
    const rows = await db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.gateway_refund_id', 'refunds.amount', 'payments.subject', 'payments.subject_id'])
      .where('payments.gateway', '=', gateway)
      .where('refunds.gateway_refund_id', 'in', some)
      .execute();
    for (const row of rows)
      known.set(row.gateway_refund_id ?? '', { amount: row.amount, orderNumber: orderNumberOf(row) });
  }
  return known;
}

/** The order that money was paid for; empty where it was a gift card. */
export function orderNumberOf({ subject, subject_id }: Pick<Database['payments'], 'subject' | 'subject_id'>): string {
  return subject === 'order' ? subject_id : '';
}

import type { Kysely } from 'kysely';
import type { Gateway, SettlementKind, SettlementResult } from '#lib/contract/index.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { sum } from '../../core/sum.ts';
import { isSameTransfer, type SettlementLine } from './settlement-line.ts';
import { storedLine } from './stored-line.ts';

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

/**
 * Compares lines of a gateway with the payments and refunds that the store has recorded. A payment may be settled in
 * parts: all of its lines, stored or given, are judged together.
 */
export async function matchLines(
  db: Kysely<Database>,
  gateway: Gateway,
  lines: readonly SettlementLine[],
): Promise<MatchedLine[]> {
  const payments = await recordedPayments(db, gateway, idsOf(lines, 'payment'));
  const refunds = await recordedRefunds(db, gateway, idsOf(lines, 'refund'));
  const parts = await allParts(db, gateway, lines);
  return lines.map((line) => {
    const known = line.kind === 'refund' ? refunds : payments;
    const recorded = line.kind === 'adjustment' ? null : (known.get(line.entityId) ?? null);
    return { line, recorded, result: resultOf(line, recorded, parts.get(line.entityId)) };
  });
}

/**
 * What a line says compared with `recorded`. `parts`: all lines that name the same payment or refund; those of its kind are
 * summed, and adjustments to it count where the sum is right with them alone.
 */
export function resultOf(
  line: SettlementLine,
  recorded: RecordedMoney | null,
  parts: readonly SettlementLine[] = [line],
): MatchedLine['result'] {
  if (line.kind === 'adjustment') return 'adjustment';
  if (recorded === null) return 'unknown';
  const own = parts.filter(({ kind }) => kind === line.kind);
  const result = judged(line.kind, own, recorded);
  if (result === 'matched') return result;
  const adjusted = parts.filter(({ kind }) => kind === line.kind || kind === 'adjustment');
  return judged(line.kind, adjusted, recorded) === 'matched' ? 'matched' : result;
}

function judged(kind: SettlementKind, lines: readonly SettlementLine[], recorded: RecordedMoney) {
  const sign = kind === 'refund' ? -1 : 1;
  // Adjustments have the sign of the money already.
  const gross = sum(lines.map((line) => (line.kind === 'adjustment' ? line.amount : sign * line.amount)));
  if (gross !== sign * recorded.amount) return 'amount-differs';
  return sum(lines.map(({ net, fee, tax }) => net + fee + tax)) === gross ? 'matched' : 'net-differs';
}

/** All lines of the payments and refunds that lines name: the given ones, and what else is stored of them. */
async function allParts(
  db: Kysely<Database>,
  gateway: Gateway,
  lines: readonly SettlementLine[],
): Promise<Map<string, SettlementLine[]>> {
  const given = Map.groupBy(lines, ({ entityId }) => entityId);
  const all = new Map<string, SettlementLine[]>([...given].map(([id, own]) => [id, [...own]]));
  for (const some of chunksOf([...given.keys()])) {
    const rows = await db
      .selectFrom('settlement_lines')
      .selectAll()
      .where('gateway', '=', gateway)
      .where('entity_id', 'in', some)
      .execute();
    for (const stored of rows.map(storedLine)) {
      const isGiven = given.get(stored.entityId)?.some((one) => isSameTransfer(one, stored));
      if (!isGiven) all.get(stored.entityId)?.push(stored);
    }
  }
  return all;
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

import type { Kysely } from 'kysely';
import type { calls, DataOf, Gateway } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Database } from '../../core/db/schema.ts';
import { settlementRow } from '../../payments/settlements/settlement-rows.ts';
import { SettlementSums } from '../../payments/settlements/settlement-sums.ts';
import type { Period } from '../month.ts';
import { LINES_PER_PAGE, settledLines } from './settled-lines.ts';
import { type UnsettledRow, unsettledPayments, unsettledRefunds } from './unsettled.ts';

type Page = DataOf<typeof calls.settlementReport>;
type Totals = DataOf<typeof calls.settlementTotals>['Rows'][number];

/** Which settlements are reported: those of a gateway in a period, and what is unsettled for `unsettledAfterDays`. */
export interface SettlementScope {
  gateway: Gateway;
  period: Period;
  unsettledAfterDays: number;
  now: number;
}

/** The parts of the report in their order; a page is of one of them. */
const PARTS = ['line', 'payment', 'refund'] as const;
type Part = (typeof PARTS)[number];

/** A page of the report; `after` is `Next` of the page before, or empty. */
export async function readSettlementReport(db: Kysely<Database>, scope: SettlementScope, after: string): Promise<Page> {
  const [name = ''] = after.split(':', 1);
  const part = PARTS.find((known) => known === name) ?? 'line';
  const rows = await rowsOf(db, scope, part, after.slice(name.length + 1));
  return { Rows: rows.map(({ row }) => row), Next: nextPage(part, rows) };
}

/** The sums of the report, over all of its pages. */
export async function readSettlementTotals(db: Kysely<Database>, scope: SettlementScope): Promise<Totals> {
  const sums = new SettlementSums();
  let after = '';
  for (let isLast = false; !isLast; ) {
    const lines = await settledLines(db, scope.gateway, scope.period, after);
    for (const line of lines) sums.add(line);
    isLast = lines.length < LINES_PER_PAGE;
    after = lines.at(-1)?.line.lineId ?? '';
  }
  const missing = { NotSettled: 0, NotSettledPaid: 0, NotSettledRefunded: 0 };
  for (let next: string | null = 'payment:'; next !== null; ) {
    const page: Page = await readSettlementReport(db, scope, next);
    for (const { Kind, Amount } of page.Rows) {
      missing.NotSettled += 1;
      missing[Kind === 'payment' ? 'NotSettledPaid' : 'NotSettledRefunded'] += Amount;
    }
    next = page.Next;
  }
  return { Gateway: scope.gateway, ...sums.result(), ...missing };
}

async function rowsOf(
  db: Kysely<Database>,
  scope: SettlementScope,
  part: Part,
  after: string,
): Promise<UnsettledRow[]> {
  const { gateway, period, unsettledAfterDays, now } = scope;
  if (part === 'line') {
    const lines = await settledLines(db, gateway, period, after);
    return lines.map((matched) => ({ id: matched.line.lineId, row: settlementRow(matched) }));
  }
  // What was taken after this moment may still be on its way.
  const due = { from: period.from, to: Math.min(period.to, now - unsettledAfterDays * DAY_MS) };
  const read = part === 'payment' ? unsettledPayments : unsettledRefunds;
  return read(db, { gateway, period: due, after });
}

function nextPage(part: Part, rows: readonly UnsettledRow[]): string | null {
  const last = rows.at(-1);
  if (last && rows.length === LINES_PER_PAGE) return `${part}:${last.id}`;
  const next = PARTS[PARTS.indexOf(part) + 1];
  return next === undefined ? null : `${next}:`;
}

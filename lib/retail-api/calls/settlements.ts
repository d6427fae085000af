import { calls, type DataOf, GATEWAYS, type SettlementSelection } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { inTransaction } from '../core/db/in-transaction.ts';
import { fail, succeed } from '../core/outcome.ts';
import { refusedRows } from '../core/refusals.ts';
import { deleteLines, newLines, readSettlementRows, storeLines } from '../payments/settlements/import-settlements.ts';
import { renewSettlements } from '../payments/settlements/kept-sums.ts';
import { matchLines } from '../payments/settlements/match-lines.ts';
import { settlementsOf } from '../payments/settlements/settlement-keys.ts';
import { type SettlementRow, settlementRow } from '../payments/settlements/settlement-rows.ts';
import { SettlementSums } from '../payments/settlements/settlement-sums.ts';
import { periodOfMonth } from '../reports/month.ts';
import { listSettlements, readSettlementLines } from '../reports/settlements/settlement-list.ts';
import { readSettlementReport, readSettlementTotals } from '../reports/settlements/settlement-report.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** Stores lines of a settlement report, all or none, and compares them with payments and refunds; a dry run stores none. */
const handleImport = handlerFor(calls.importSettlements, async (request, { db, now }) => {
  const { Gateway: gateway, DryRun: dryRun, Operator: by, Note: note } = request;
  const { lines, refused, notYet } = readSettlementRows(request.Rows, gateway, request.Unit);
  return inTransaction<DataOf<typeof calls.importSettlements>>(db, async (transaction) => {
    const checked = await newLines(transaction, gateway, lines, request.Replace);
    const faults = [...refused, ...checked.refused];
    if (faults.length > 0) return refusedRows(faults, request.Rows.length);
    const { fresh, replaced, outdated } = checked;
    if (!dryRun) {
      const stored = [...fresh, ...replaced];
      const entityIds = stored.map(({ entityId }) => entityId);
      const before = await settlementsOf(transaction, gateway, entityIds);
      await deleteLines(transaction, gateway, outdated);
      await storeLines(transaction, gateway, stored, { now: now(), by, note });
      await renewSettlements(transaction, [...before, ...(await settlementsOf(transaction, gateway, entityIds))]);
    }
    const matched = await matchLines(
      transaction,
      gateway,
      lines.map(({ line }) => line),
    );
    const sums = new SettlementSums();
    for (const line of matched) sums.add(line);
    return succeed({
      Added: fresh.length,
      Known: lines.length - fresh.length - replaced.length,
      Replaced: replaced.length,
      NotYet: notYet,
      Months: [...new Set(lines.map(({ line }) => dayInIndia(line.settledAt).slice(0, 7)))].toSorted(),
      ...sums.result(),
      Differences: matched.filter(({ result }) => result !== 'matched').map(settlementRow),
    });
  });
});

/** A page of what a gateway settled in a month, and of what it did not settle. */
const handleReport = handlerFor(calls.settlementReport, async (request, { db, now }) => {
  const { Month: month, Gateway: gateway, UnsettledAfterDays: unsettledAfterDays, After: after } = request;
  const scope = { gateway, period: periodOfMonth(month), unsettledAfterDays, now: now() };
  return succeed(selected(await readSettlementReport(db, scope, after), request.Show));
});

/** The sums of a month by gateway. */
const handleTotals = handlerFor(calls.settlementTotals, async (request, { db, now }) => {
  const { Month: month, UnsettledAfterDays: unsettledAfterDays } = request;
  const rows: DataOf<typeof calls.settlementTotals>['Rows'] = [];
  for (const gateway of GATEWAYS) {
    const scope = { gateway, period: periodOfMonth(month), unsettledAfterDays, now: now() };
    rows.push(await readSettlementTotals(db, scope));
  }
  return succeed({ Rows: rows });
});

/** The settlements of a month, a page at a time. */
const handleList = handlerFor(calls.settlementList, async ({ Month: month, Page: page }, { db }) =>
  succeed(await listSettlements(db, periodOfMonth(month), page)),
);

/** A page of the lines of one settlement. */
const handleLines = handlerFor(calls.settlementLines, async (request, { db }) => {
  const key = { gateway: request.Gateway, settlementId: request.SettlementId, utr: request.Utr };
  const page = await readSettlementLines(db, key, request.Show, request.After);
  return page ? succeed(page) : fail('NotFound', 'There is no such settlement.', { Subject: 'settlement' });
});

/** A page of the report with all rows, or with those that do not match. */
function selected<Page extends { Rows: SettlementRow[] }>(page: Page, show: SettlementSelection): Page {
  return show === 'all' ? page : { ...page, Rows: page.Rows.filter(({ Result }) => Result !== 'matched') };
}

/** Handlers of the calls about the gateways' settlements. */
export const settlementCalls: readonly CallHandler[] = [
  handleImport,
  handleReport,
  handleTotals,
  handleList,
  handleLines,
];

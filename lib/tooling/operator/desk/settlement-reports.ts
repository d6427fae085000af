import { type CommandUnknownOpts, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { calls, type DataOf, GATEWAYS, type Gateway, MONTH_PATTERN } from '#lib/contract/index.ts';
import { once, type Terminal, wholeNumber } from '#lib/shared/command-line.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { printReport, type ReportColumns } from './report-table.ts';

type Row = { Gateway: Gateway } & DataOf<typeof calls.settlementReport>['Rows'][number];
type Total = DataOf<typeof calls.settlementTotals>['Rows'][number];

const LINES: ReportColumns<Row> = [
  ['Gateway', 'text'],
  ['Result', 'text'],
  ['Kind', 'text'],
  ['EntityId', 'text'],
  ['OrderNumber', 'text'],
  ['Amount', 'rupees'],
  ['Recorded', 'rupees'],
  ['Fee', 'rupees'],
  ['Tax', 'rupees'],
  ['Net', 'rupees'],
  ['SettlementId', 'text'],
  ['Utr', 'text'],
  ['At', 'time'],
  ['LineId', 'text'],
];
const TOTALS: ReportColumns<Total> = [
  ['Gateway', 'text'],
  ['Payments', 'number'],
  ['Refunds', 'number'],
  ['Adjustments', 'number'],
  ['Paid', 'rupees'],
  ['Refunded', 'rupees'],
  ['Adjusted', 'rupees'],
  ['Fee', 'rupees'],
  ['Tax', 'rupees'],
  ['Net', 'rupees'],
  ['Matched', 'number'],
  ['AmountDiffers', 'number'],
  ['NetDiffers', 'number'],
  ['Unknown', 'number'],
  ['NotSettled', 'number'],
  ['NotSettledPaid', 'rupees'],
  ['NotSettledRefunded', 'rupees'],
];

const parseMonth = once((text) => {
  if (MONTH_PATTERN.test(text)) return text;
  throw new InvalidArgumentError('It must be a month, such as 2026-11.');
});

/** Adds the reports of settlements to `report`. */
export function addSettlementReports(
  reports: CommandUnknownOpts,
  openDesk: OpenDesk,
  terminal: Pick<Terminal, 'print'>,
): void {
  const monthly = (name: string, description: string) =>
    reports
      .command(name)
      .description(description)
      .requiredOption('--month <MONTH>', 'such as 2026-11', parseMonth)
      .option('--after-days <DAYS>', 'days in which money is settled; 7 unless given', once(wholeNumber(90)));

  monthly('settlements', 'what the gateways settled, line by line, and what they did not')
    .addOption(new Option('--gateway <NAME>', 'one gateway alone').choices(GATEWAYS))
    .option('--differences', 'leaves out the lines that match')
    .action(({ month: Month, afterDays, gateway, differences = false }) => {
      const desk = openDesk();
      const gateways = gateway === undefined ? GATEWAYS : [gateway];
      const request = { Month, ...(afterDays !== undefined && { UnsettledAfterDays: afterDays }) };
      return printReport(terminal, LINES, settlementPages(desk, gateways, request, differences), desk.json);
    });
  monthly('settlement-totals', 'the sums of the settlements by gateway, with fees and their GST').action(
    ({ month: Month, afterDays }) => {
      const desk = openDesk();
      const request = { Month, ...(afterDays !== undefined && { UnsettledAfterDays: afterDays }) };
      return printReport(terminal, TOTALS, totalPages(desk, request), desk.json);
    },
  );
}

interface MonthRequest {
  Month: string;
  UnsettledAfterDays?: number;
}

async function* settlementPages(
  { call }: Desk,
  gateways: readonly Gateway[],
  request: MonthRequest,
  differences: boolean,
): AsyncGenerator<readonly Row[]> {
  for (const gateway of gateways) {
    for (let after: string | null = ''; after !== null; ) {
      const page: DataOf<typeof calls.settlementReport> = await call(calls.settlementReport, {
        ...request,
        Gateway: gateway,
        Show: differences ? 'differences' : 'all',
        After: after,
      });
      yield page.Rows.map((row) => ({ Gateway: gateway, ...row }));
      after = page.Next;
    }
  }
}

async function* totalPages({ call }: Desk, request: MonthRequest): AsyncGenerator<readonly Total[]> {
  yield (await call(calls.settlementTotals, request)).Rows;
}

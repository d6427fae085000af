import { type CommandUnknownOpts, InvalidArgumentError } from '@commander-js/extra-typings';
import { calls, type DataOf, MONTH_PATTERN, SALES_BY } from '#lib/contract/index.ts';
import { once, oneOf, type Terminal } from '#lib/shared/command-line.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { printReport, type ReportColumns } from './report-table.ts';
import { addSettlementReports } from './settlement-reports.ts';

type RowOf<
  Name extends
    | 'taxRegister'
    | 'salesReport'
    | 'stockReport'
    | 'warehouseReport'
    | 'visitReport'
    | 'errorReport'
    | 'supportReport',
> = DataOf<(typeof calls)[Name]>['Rows'][number];

const SALES: ReportColumns<RowOf<'salesReport'>> = [
  ['Key', 'text'],
  ['Name', 'text'],
  ['Invoices', 'number'],
  ['CreditNotes', 'number'],
  ['ItemsSold', 'number'],
  ['ItemsCredited', 'number'],
  ['Sold', 'rupees'],
  ['Credited', 'rupees'],
  ['TaxableAmount', 'rupees'],
  ['Tax', 'rupees'],
  ['Total', 'rupees'],
];
const REGISTER: ReportColumns<RowOf<'taxRegister'>> = [
  ['Kind', 'text'],
  ['Number', 'text'],
  ['IssuedAt', 'time'],
  ['InvoiceNumber', 'text'],
  ['OrderNumber', 'text'],
  ['BuyerGSTIN', 'text'],
  ['PlaceOfSupply', 'text'],
  ['HsnCode', 'text'],
  ['ProductCode', 'text'],
  ['SKU', 'text'],
  ['Description', 'text'],
  ['Quantity', 'number'],
  ['GstPercent', 'number'],
  ['TaxableAmount', 'rupees'],
  ['Cgst', 'rupees'],
  ['Sgst', 'rupees'],
  ['Igst', 'rupees'],
  ['Total', 'rupees'],
];
const STOCK: ReportColumns<RowOf<'stockReport'>> = [
  ['SKU', 'text'],
  ['ProductCode', 'text'],
  ['Title', 'text'],
  ['SizeName', 'text'],
  ['Brand', 'text'],
  ['Category', 'text'],
  ['Quantity', 'number'],
  ['Price', 'rupees'],
  ['MRP', 'rupees'],
  ['Value', 'rupees'],
  ['LastAddedAt', 'time'],
  ['LastSoldAt', 'time'],
];
const WAREHOUSES: ReportColumns<RowOf<'warehouseReport'>> = [
  ['SKU', 'text'],
  ['Warehouse', 'text'],
  ['Quantity', 'number'],
  ['ProductCode', 'text'],
  ['Title', 'text'],
  ['SizeName', 'text'],
  ['Value', 'rupees'],
];
const SEARCHES: ReportColumns<DataOf<typeof calls.searchMisses>[number]> = [
  ['Text', 'text'],
  ['Searches', 'number'],
  ['Week', 'text'],
];
const VISITS: ReportColumns<RowOf<'visitReport'>> = [
  ['Landing', 'text'],
  ['TrackingCode', 'text'],
  ['Device', 'text'],
  ['Visits', 'number'],
  ['Visitors', 'number'],
];
const ERRORS: ReportColumns<RowOf<'errorReport'>> = [
  ['Kind', 'text'],
  ['APIName', 'text'],
  ['StatusCode', 'text'],
  ['ErrorCode', 'text'],
  ['ErrorDescription', 'text'],
  ['Count', 'number'],
  ['FirstAt', 'time'],
  ['LastAt', 'time'],
];
const SUPPORT: ReportColumns<RowOf<'supportReport'>> = [
  ['Reference', 'text'],
  ['CreatedAt', 'time'],
  ['OrderNumber', 'text'],
  ['Mobile', 'text'],
  ['Email', 'text'],
];

const parseMonth = once((text) => {
  if (MONTH_PATTERN.test(text)) return text;
  throw new InvalidArgumentError('It must be a month, such as 2026-11.');
});

/** Adds `report` with a command for each report; they print CSV, or with --json JSON. */
export function addReportCommands(
  program: CommandUnknownOpts,
  openDesk: OpenDesk,
  terminal: Pick<Terminal, 'print'>,
): void {
  const reports = program.command('report').description('prints reports: CSV, or JSON with --json before "report"');
  const printRows = <Row extends object>(
    columns: ReportColumns<Row>,
    pages: (desk: Desk) => AsyncIterable<readonly Row[]>,
  ) => {
    const desk = openDesk();
    return printReport(terminal, columns, pages(desk), desk.json);
  };
  const monthly = (name: string, description: string) =>
    reports.command(name).description(description).requiredOption('--month <MONTH>', 'such as 2026-11', parseMonth);

  monthly('gstr1', "form GSTR-1 as the GST portal's offline tool reads it, always JSON").action(async ({ month }) => {
    const { call } = openDesk();
    terminal.print(JSON.stringify(await call(calls.gstr1Report, { Month: month }), null, 2));
  });
  monthly('tax-register', 'all invoices and credit notes, row by row').action(({ month }) =>
    printRows(REGISTER, async function* ({ call }) {
      for (const Day of daysOf(month)) yield (await call(calls.taxRegister, { Day })).Rows;
    }),
  );
  monthly('sales', 'sales by the invoices, less credit notes')
    .option('--per <WHAT>', `${SALES_BY.join(', ')}; day unless given`, once(oneOf(SALES_BY)))
    .action(({ month: Month, per: By = 'day' }) =>
      printRows(SALES, async function* ({ call }) {
        yield (await call(calls.salesReport, { Month, By })).Rows;
      }),
    );
  reports
    .command('stock')
    .description('online stock with its value, and when it was last added to and sold')
    .action(() => printRows(STOCK, (desk) => pagesBySku((After) => desk.call(calls.stockReport, { After }))));
  reports
    .command('warehouses')
    .description('online stock in each warehouse; "npm run list stock" reads the file back')
    .action(() => printRows(WAREHOUSES, (desk) => pagesBySku((After) => desk.call(calls.warehouseReport, { After }))));
  reports
    .command('searches')
    .description('what was searched and not found in the last 8 weeks')
    .action(() =>
      printRows(SEARCHES, async function* ({ call }) {
        yield await call(calls.searchMisses, {});
      }),
    );
  monthly('visits', 'visits through campaign links').action(({ month: Month }) =>
    printRows(VISITS, async function* ({ call }) {
      yield (await call(calls.visitReport, { Month })).Rows;
    }),
  );
  monthly('errors', 'errors that the storefronts reported').action(({ month: Month }) =>
    printRows(ERRORS, async function* ({ call }) {
      yield (await call(calls.errorReport, { Month })).Rows;
    }),
  );
  monthly('support', 'who asked to be called about which order').action(({ month: Month }) =>
    printRows(SUPPORT, async function* ({ call }) {
      yield (await call(calls.supportReport, { Month })).Rows;
    }),
  );
  addSettlementReports(reports, openDesk, terminal);
}

/** The pages of a report by SKU. */
async function* pagesBySku<Row extends { SKU: string }>(
  read: (after: string) => Promise<{ Rows: readonly Row[]; More: boolean }>,
): AsyncGenerator<readonly Row[]> {
  let After = '';
  let more = true;
  while (more) {
    const { Rows, More } = await read(After);
    yield Rows;
    After = Rows.at(-1)?.SKU ?? '';
    more = More;
  }
}

/** The days of a month, `YYYY-MM-DD`. */
function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

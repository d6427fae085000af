import { calls, STOCK_REASONS } from '#lib/contract/index.ts';
import {
  anyText,
  createProgram,
  type ExitCode,
  once,
  oneOf,
  type Terminal,
  wholeNumber,
} from '#lib/shared/command-line.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import type { OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { CommandError, replyData, runCommandLine } from '../command-context.ts';
import { columns, formatWireRupees } from '../desk/text-columns.ts';
import { visibleLine } from '../desk/visible-text.ts';
import { requireOperator } from '../require-operator.ts';
import { priceList } from './price-list.ts';
import { addRateCommands } from './rate-commands.ts';
import { type ListContext, sendList } from './send-list.ts';
import { stockList } from './stock-list.ts';
import { transferList } from './transfer-list.ts';

/** The environment that the commands need. */
interface CommandContext extends Terminal, Pick<ListContext, 'readText' | 'writeText'> {
  /** Name of the staff member where the command gives none; empty where it is unknown. */
  name: string;
  /** Creates a client of the retail API for a staff member, whom the audit names. */
  clientOf(name: string): OperatorClient;
}

/** Runs one command about prices, metal rates or stock; returns 0 for success, 1 for a refusal, 2 for wrong usage. */
export async function runListCommand(args: readonly string[], context: CommandContext): Promise<ExitCode> {
  let code: ExitCode = 0;
  const program = createProgram('npm run catalogue --', context)
    .description('Prices, metal rates and online stock of the running retail API.')
    .option('--by <NAME>', 'your name, for the audit; OPERATOR_NAME unless given', once(anyText));
  const open = (): ListContext => {
    const by = requireOperator(program.opts().by ?? context.name);
    return { ...context, by, client: context.clientOf(by) };
  };
  program
    .command('prices')
    .description('sets prices from a file: CSV, TSV or JSON with id (or sku) and price, and mrp, from, until')
    .argument('<FILE>', 'file with a price in each row')
    .option('--dry-run', 'checks every row and shows what it would change; saves nothing')
    .option('--replace', 'first removes the scheduled prices of the products in the file')
    .option(
      '--jump <PERCENT>',
      'refuses a price that differs from the current one by more than this; 50 unless given',
      once(wholeNumber(1000)),
    )
    .option('--force', 'takes any jump')
    .option('--report <FILE>', 'file for the refused rows; with --dry-run, for all rows', once(anyText))
    .action(async (file, { dryRun = false, replace = false, jump, force = false, report = '' }) => {
      const kind = priceList({ Replace: replace, Force: force, ...(jump !== undefined && { MaximumJump: jump }) });
      code = await sendList(kind, { file, dryRun, report, once: false }, open());
    });
  program
    .command('show-prices')
    .description('shows the prices of a product: now, scheduled and earlier')
    .argument('<ID>', 'product code or SKU')
    .action((id) => showPrices(id, open()));
  program
    .command('stock')
    .description(
      'sets online stock from a file: CSV, TSV or JSON with sku, and quantity or change, warehouse and reason',
    )
    .argument('<FILE>', 'file with a SKU in each row')
    .option('--dry-run', 'checks every row and shows what it would change; saves nothing')
    .option('--reason <REASON>', `${STOCK_REASONS.join(', ')}; count unless given`, once(oneOf(STOCK_REASONS)))
    .option('--again', 'applies a file that was already sent within a day once more')
    .option('--report <FILE>', 'file for the refused rows; with --dry-run, for all rows', once(anyText))
    .action(async (file, { dryRun = false, reason = 'count', again = false, report = '' }) => {
      code = await sendList(stockList(reason), { file, dryRun, report, once: !again }, open());
    });
  program
    .command('transfer')
    .description('moves pieces between warehouses by a file: CSV, TSV or JSON with sku, from, to and quantity')
    .argument('<FILE>', 'file with a SKU in each row, and the codes of two warehouses')
    .option('--dry-run', 'checks every row and shows what each leaves in both warehouses; moves nothing')
    .option('--again', 'applies a file that was already sent within a day once more')
    .option('--report <FILE>', 'file for the refused rows; with --dry-run, for all rows', once(anyText))
    .action(async (file, { dryRun = false, again = false, report = '' }) => {
      code = await sendList(transferList, { file, dryRun, report, once: !again }, open());
    });
  program
    .command('show-stock')
    .description('shows the online stock of a product and its ledger')
    .argument('<ID>', 'product code or SKU')
    .action((id) => showStock(id, open()));
  addRateCommands(program, open);
  return (await runCommandLine(program, args, context)) || code;
}

async function showPrices(Id: string, { client, print }: ListContext): Promise<void> {
  const reply = await client.call(calls.productPrices, { Id });
  if (!reply.ok && reply.reason === 'missing') throw new CommandError(`There is no product or SKU ${Id}.`);
  const { ProductCode, ProductTitle, Skus, Scheduled, Earlier } = replyData(reply);
  const now = Skus.map(({ SKU, Price, MRP, RegularPrice, PriceBefore }) => [
    SKU,
    formatWireRupees(Price),
    `MRP ${formatWireRupees(MRP)}`,
    [
      ...(Price === RegularPrice ? [] : [`regular price ${formatWireRupees(RegularPrice)}`]),
      ...(PriceBefore === null ? [] : [`price drop from ${formatWireRupees(PriceBefore)}`]),
    ].join(', '),
  ]);
  const scheduled = Scheduled.map(({ SKU, Price, From, Until, By, Note }) => [
    SKU,
    formatWireRupees(Price),
    `from ${formatMoment(From)}`,
    Until === null ? '' : `until ${formatMoment(Until)}`,
    [By, Note].filter((text) => text !== '').join(', '),
  ]);
  const earlier = Earlier.map(({ SKU, Price, MRP, Until, Cause, By, Note }) => [
    SKU,
    formatWireRupees(Price),
    `MRP ${formatWireRupees(MRP)}`,
    `until ${formatMoment(Until)}`,
    [Cause, By, Note].filter((text) => text !== '').join(', '),
  ]);
  const lines = [`${ProductCode}  ${ProductTitle}`, ...columns(now)];
  if (scheduled.length > 0) lines.push('Scheduled:', ...columns(scheduled));
  if (earlier.length > 0) lines.push('Earlier:', ...columns(earlier));
  for (const line of lines) print(visibleLine(line));
}

async function showStock(Id: string, { client, print }: ListContext): Promise<void> {
  const reply = await client.call(calls.productStock, { Id });
  if (!reply.ok && reply.reason === 'missing') throw new CommandError(`There is no product or SKU ${Id}.`);
  const { ProductCode, ProductTitle, Skus, Ledger } = replyData(reply);
  const entries = Ledger.map(({ At, SKU, Kind, Change, Quantity, Warehouse, OrderNumber, Reason, By, Note }) => [
    formatMoment(At),
    SKU,
    ...(Warehouse === undefined ? [] : [Warehouse]),
    `${Change > 0 ? '+' : ''}${Change}`,
    Quantity === null ? '' : `to ${Quantity}`,
    [Kind === 'operator' ? Reason : Kind, OrderNumber, By, Note].filter((text) => text !== '').join(', '),
  ]);
  const lines = [
    `${ProductCode}  ${ProductTitle}`,
    ...columns(
      Skus.map(({ SKU, Quantity, Warehouses = [] }) => [
        SKU,
        String(Quantity),
        ...Warehouses.map(({ Code, Quantity: pieces }) => `${Code} ${pieces}`),
      ]),
    ),
  ];
  if (entries.length > 0) lines.push('Ledger:', ...columns(entries));
  for (const line of lines) print(visibleLine(line));
}

import { randomUUID } from 'node:crypto';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type DataOf, METAL_RATE_IDS, type MetalRateId, metalRateName } from '#lib/contract/index.ts';
import { anyText, once, UsageError, wholeNumber } from '#lib/shared/command-line.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { readList } from '#lib/shared/lists/read-list.ts';
import { CommandError, replyData } from '../command-context.ts';
import { columns, formatWireRupees } from '../desk/text-columns.ts';
import { visibleLine } from '../desk/visible-text.ts';
import { paiseIn, timeIn, WrongCell } from './cell-values.ts';
import { formatReport } from './report.ts';
import type { ListContext } from './send-list.ts';

type Preview = DataOf<typeof calls.saveMetalRates>;
type Rates = { Id: MetalRateId; RatePerGram: number }[];

/** Products that are printed; a report has all. */
const PRINTED = 20;
const PART = 1000;
const STALE = 'Other rates were saved meanwhile; look at them with "show-rates", then try again.';

/** Adds the commands about metal rates. */
export function addRateCommands(program: CommandUnknownOpts, open: () => ListContext): void {
  const given = new Map<MetalRateId, string>();
  const command = program
    .command('rates')
    .description("sets the day's metal rates in rupees per gram without tax, which reprice jewellery")
    .argument('[FILE]', 'file with the columns metal, such as gold-22k, and rate')
    .option(
      '--from <TIME>',
      'when they begin, such as 2026-11-27 10:30 (India time); at once unless given',
      once(anyText),
    )
    .option('--dry-run', 'shows what would change; saves nothing')
    .option('--replace', 'first removes the scheduled rates; without new rates, it does only that')
    .option(
      '--jump <PERCENT>',
      'refuses a rate or price that changes by more than this; 10 unless given',
      once(wholeNumber(1000)),
    )
    .option('--force', 'takes any jump')
    .option('--report <FILE>', 'file for all products that change or keep their price', once(anyText))
    .option('--note <TEXT>', 'kept with the rates', once(anyText));
  for (const id of METAL_RATE_IDS) {
    command.option(`--${id} <RUPEES>`, `the rate of ${metalRateName(id)}`, (text: string) => {
      given.set(id, text);
    });
  }
  command.action(async (file, options) => {
    if (file !== undefined && given.size > 0) throw new UsageError('Give the rates in a file or as options, not both.');
    if (file === undefined && given.size === 0 && !options.replace)
      throw new UsageError('Give a rate, such as --gold-22k 11250.');
    const context = open();
    const rates = file === undefined ? ratesIn([...given], '--') : await ratesOfFile(file, context);
    await setRates(rates, options, context);
  });
  program
    .command('show-rates')
    .description('shows the metal rates: in force, scheduled and earlier')
    .action(() => showRates(open()));
}

interface RateOptions {
  from?: string | undefined;
  dryRun?: true | undefined;
  replace?: true | undefined;
  jump?: number | undefined;
  force?: true | undefined;
  report?: string | undefined;
  note?: string | undefined;
}

/** Looks at every price first, then saves; nobody else's rates are overwritten unseen. */
async function setRates(rates: Rates, options: RateOptions, context: ListContext): Promise<void> {
  const { client, by: Operator, print } = context;
  const { dryRun = false, force: Force = false, replace: Replace = false, report, note: Note = '', jump } = options;
  const From = options.from === undefined ? undefined : cellOf('--from', options.from, (cell) => timeIn(cell, false));
  const request = {
    Rates: rates,
    From,
    Replace,
    Note,
    Operator,
    ...(jump !== undefined && { MaximumJump: jump }),
    Limit: PART,
    IdempotencyKey: randomUUID(),
  };
  const dry = { ...request, DryRun: true, Force: Force || dryRun };
  const preview = replyData(await client.call(calls.saveMetalRates, dry));
  for (const line of previewLines(preview)) print(visibleLine(line));
  if (report !== undefined) {
    const rows = [...preview.Products];
    for (let After = preview.Next; After !== null; ) {
      const part = replyData(await client.call(calls.saveMetalRates, { ...dry, After }));
      rows.push(...part.Products);
      After = part.Next;
    }
    const lines = rows.flatMap(linesOf).map(reportRow);
    await context.writeText(report, formatReport(['code', 'size', 'before', 'price', 'reason', 'title'], lines));
    print(`All ${rows.length} of them are in ${report}.`);
  }
  if (dryRun) {
    print('Nothing was saved.');
    return;
  }
  const saved = replyData(
    await client.call(calls.saveMetalRates, { ...request, Force, ExpectedVersion: preview.Version }),
    STALE,
  );
  if (rates.length === 0) print('The scheduled rates are removed.');
  else print(`Saved as version ${saved.Version}. ${startText(options.from, saved.From)}`);
}

function startText(from: string | undefined, at: number): string {
  if (from !== undefined) return `Prices follow from ${formatMoment(at)} on.`;
  return 'Prices follow within a minute; "show-rates" says when they have.';
}

function previewLines({ Rates: rates, Totals, Products }: Preview): string[] {
  const shown = columns(
    rates.map(({ Id, RatePerGram, Before, IsDerived }) => [
      metalRateName(Id),
      Before === null ? 'none before' : `from ${formatWireRupees(Before)}`,
      `to ${formatWireRupees(RatePerGram)}`,
      IsDerived ? 'by its purity' : '',
    ]),
  );
  if (!Totals) return shown;
  const { Products: count, Up, Down, Same, Kept, Jumps, SizesByHand, Reasons } = Totals;
  const listed = Products.flatMap(linesOf);
  const lines = columns(
    listed
      .slice(0, PRINTED)
      .map(({ name, PriceBefore, Price, Reason, IsJump }) => [
        name,
        formatWireRupees(PriceBefore),
        Price === null ? `stays: ${Reason}` : `to ${formatWireRupees(Price)}${IsJump ? ', a jump' : ''}`,
      ]),
  );
  return [
    ...shown,
    `Jewellery: ${count}. Higher: ${Up}, lower: ${Down}, unchanged: ${Same}, not priced by rates: ${Kept}, jumps: ${Jumps}.`,
    ...Reasons.map(({ Reason, Products: products }) => `  ${products} not priced: each ${Reason}`),
    ...(SizesByHand > 0 ? [`  ${SizesByHand} sizes keep a price that was set by hand`] : []),
    ...lines,
    ...(listed.length > PRINTED || Up + Down + Kept > Products.length ? ['and more; --report FILE has all'] : []),
  ];
}

/** A line for a product, or one for each of its sizes where they do not all do the same. */
function linesOf({ ProductCode, ProductTitle, Sizes, ...product }: Preview['Products'][number]) {
  if (Sizes.length === 0) return [{ code: ProductCode, name: ProductCode, size: '', title: ProductTitle, ...product }];
  return Sizes.map(({ SKU, SizeName, ...size }) => ({
    code: ProductCode,
    name: SKU,
    size: SizeName ?? '',
    title: ProductTitle,
    ...size,
  }));
}

function reportRow({ code, size, title, PriceBefore, Price, Reason, IsJump }: ReturnType<typeof linesOf>[number]) {
  return {
    code,
    size,
    before: String(PriceBefore),
    price: Price === null ? '' : String(Price),
    reason: IsJump ? 'a jump' : Reason,
    title,
  };
}

async function ratesOfFile(file: string, { readText }: ListContext): Promise<Rates> {
  const text = await readText(file).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${error.code}).`);
  });
  const { rows } = readList(text, file, (columns) => columns.has('metal') && columns.has('rate'));
  return ratesIn(
    rows.map(({ line, cells }) => [cells.get('metal') ?? '', cells.get('rate') ?? '', line] as const),
    `${file}, line `,
  );
}

/** Rates from texts; each entry has an id, a rate, and the line where it stands in a file. */
function ratesIn(entries: readonly (readonly [string, string, number?])[], place: string): Rates {
  return entries.map(([id, text, line]) => {
    const at = line === undefined ? `${place}${id}` : `${place}${line}`;
    const Id = METAL_RATE_IDS.find((known) => known === id.toLowerCase());
    if (!Id) throw new CommandError(`${at}: "${id}" is not a rate; use one of ${METAL_RATE_IDS.join(', ')}.`);
    return { Id, RatePerGram: cellOf(at, text, paiseIn) };
  });
}

function cellOf<Value>(place: string, text: string, read: (cell: string) => Value): Value {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof WrongCell)) throw error;
    throw new CommandError(`${place} ${error.message}.`);
  }
}

async function showRates({ client, print }: ListContext): Promise<void> {
  const { Version, Current, Scheduled, History } = replyData(await client.call(calls.metalRates, {}));
  if (Version === 0) {
    print('No rates are set. Jewellery costs what the catalogue says.');
    return;
  }
  const current = Current.map(({ Id, RatePerGram, Since }) => [
    metalRateName(Id),
    `${formatWireRupees(RatePerGram)} a gram`,
    `since ${formatMoment(Since)}`,
  ]);
  const saved = (rates: typeof History) =>
    rates.map(({ Version: version, Rates: named, From, Changed, By, Note }) =>
      [
        `version ${version}, ${formatMoment(From)}: ${named.map(({ Id, RatePerGram }) => `${Id} ${formatWireRupees(RatePerGram)}`).join(', ')}`,
        ...(Changed === null ? [] : [`${Changed} sizes changed`]),
        ...[By, Note].filter((text) => text !== ''),
      ].join('; '),
    );
  const lines = [...columns(current)];
  if (Scheduled.length > 0) lines.push('Scheduled:', ...saved(Scheduled));
  if (History.length > 0) lines.push('Earlier, the latest first:', ...saved(History));
  for (const line of lines) print(visibleLine(line));
}

import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { UsageError } from '#lib/shared/command-line.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { filledText, isReturnNumber, orderNumber } from './desk-arguments.ts';
import { readLines } from './line-numbers.ts';
import { advanceOrder } from './order-step.ts';
import { advanceReturn } from './return-step.ts';

interface NumberedLine {
  LineId: string;
  ProductTitle: string;
}

/** Adds the command that puts goods back in stock that came back, by a return or undelivered. */
export function addRestockCommand(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('restock')
    .description(
      'puts sellable items back in stock: for a return those that "pass" named and --sellable adds, for an undelivered parcel those in --sellable',
    )
    .argument('<RETURN|ORDER>', 'number of a return, or of an order that came back undelivered', orderNumber)
    .option('--sellable <LINES>', 'numbers of lines, such as 1,2; or all', filledText)
    .action((given, { sellable }) =>
      isReturnNumber(given) ? restockReturn(openDesk(), given, sellable) : restockOrder(openDesk(), given, sellable),
    );
}

async function restockReturn(desk: Desk, ReturnNumber: string, sellable = 'none'): Promise<void> {
  const before = await desk.ask(calls.deskReturn, { ReturnNumber });
  await advanceReturn(desk, ReturnNumber, 'restock', { SellableLineIds: readLines(before.Lines, sellable) });
  const after = await desk.ask(calls.deskReturn, { ReturnNumber });
  const back = after.RestockedLineIds.filter((id) => !before.RestockedLineIds.includes(id));
  desk.tell(after, () => shelfText(after.Lines, back));
}

async function restockOrder(desk: Desk, OrderNumber: string, sellable: string | undefined): Promise<void> {
  if (sellable === undefined)
    throw new UsageError('--sellable is needed for an order: name the lines that can be sold.');
  const { Order } = await desk.ask(calls.deskOrder, { OrderNumber });
  const SellableLineIds = readLines(Order.Products, sellable);
  const order = await advanceOrder(desk, OrderNumber, 'restock', { SellableLineIds });
  desk.tell(order, () => shelfText(order.Products, SellableLineIds));
}

function shelfText(lines: readonly NumberedLine[], back: readonly string[]): string[] {
  const rows = lines.flatMap(({ LineId, ProductTitle }, at) =>
    back.includes(LineId) ? [`  ${at + 1}  ${ProductTitle}`] : [],
  );
  return rows.length === 0 ? ['These were already in stock, so nothing was added.'] : ['Back in stock:', ...rows];
}

import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls } from '#lib/contract/index.ts';
import { UsageError } from '#lib/shared/command-line.ts';
import { isReturnNumber, parseFilledText, parseOrderNumber } from './command-arguments.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { parseLineIds } from './line-numbers.ts';
import { sendOrderStep } from './order-step.ts';
import { sendReturnStep } from './return-step.ts';

interface NumberedLine {
  LineId: string;
  ProductTitle: string;
}

/** Adds the command that puts returned or undelivered items back on the shelf. */
export function addRestockCommand(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('restock')
    .description(
      'puts sellable items back in stock: for a return those that "pass" named and --sellable adds, for an undelivered parcel those in --sellable',
    )
    .argument('<RETURN|ORDER>', 'number of a return, or of an order whose parcel came back', parseOrderNumber)
    .option('--sellable <LINES>', 'line numbers, such as 1,2; or all', parseFilledText)
    .action((number, { sellable }) =>
      isReturnNumber(number) ? restockReturn(openDesk(), number, sellable) : restockOrder(openDesk(), number, sellable),
    );
}

async function restockReturn(desk: Desk, ReturnNumber: string, sellable = 'none'): Promise<void> {
  const before = await desk.call(calls.deskReturn, { ReturnNumber });
  await sendReturnStep(desk, ReturnNumber, 'restock', { SellableLineIds: parseLineIds(before.Lines, sellable) });
  const after = await desk.call(calls.deskReturn, { ReturnNumber });
  const restockedIds = after.RestockedLineIds.filter((id) => !before.RestockedLineIds.includes(id));
  desk.report(after, () => restockText(after.Lines, restockedIds));
}

async function restockOrder(desk: Desk, OrderNumber: string, sellable: string | undefined): Promise<void> {
  if (sellable === undefined) throw new UsageError('--sellable is needed for an order: name the lines to restock.');
  const { Order } = await desk.call(calls.deskOrder, { OrderNumber });
  const SellableLineIds = parseLineIds(Order.Products, sellable);
  const order = await sendOrderStep(desk, OrderNumber, 'restock', { SellableLineIds });
  desk.report(order, () => restockText(order.Products, SellableLineIds));
}

function restockText(lines: readonly NumberedLine[], restockedIds: readonly string[]): string[] {
  const rows = lines.flatMap(({ LineId, ProductTitle }, index) =>
    restockedIds.includes(LineId) ? [`  ${index + 1}  ${ProductTitle}`] : [],
  );
  return rows.length === 0 ? ['These were already in stock, so nothing was added.'] : ['Back in stock:', ...rows];
}

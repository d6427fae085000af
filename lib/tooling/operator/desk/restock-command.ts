import { calls } from '#lib/contract/index.ts';
import { isReturnNumber, parseOrderNumber, parseReturnNumber, requireOption } from './command-arguments.ts';
import type { Desk, DeskCommand } from './desk.ts';
import { parseLineIds } from './line-numbers.ts';
import { advanceOrder } from './order-step.ts';
import { advanceReturn } from './return-step.ts';

interface NumberedLine {
  LineId: string;
  ProductTitle: string;
}

/** The command that puts returned or undelivered items back on the shelf. */
export const restockCommand: DeskCommand = {
  usage: 'restock RETURN|ORDER [--sellable 1,2|all]',
  description:
    'puts sellable items back in stock: for a return those that "pass" named and --sellable adds, for an undelivered parcel those in --sellable',
  options: ['sellable'],
  run: (desk, [arg], { values }) =>
    isReturnNumber(arg)
      ? restockReturn(desk, parseReturnNumber(arg), values.sellable)
      : restockOrder(desk, parseOrderNumber(arg), values.sellable),
};

async function restockReturn(desk: Desk, ReturnNumber: string, sellable = 'none'): Promise<void> {
  const before = await desk.call(calls.deskReturn, { ReturnNumber });
  await advanceReturn(desk, ReturnNumber, 'restock', { SellableLineIds: parseLineIds(before.Lines, sellable) });
  const after = await desk.call(calls.deskReturn, { ReturnNumber });
  const restockedIds = after.RestockedLineIds.filter((id) => !before.RestockedLineIds.includes(id));
  desk.report(after, () => restockText(after.Lines, restockedIds));
}

async function restockOrder(desk: Desk, OrderNumber: string, sellable: string | undefined): Promise<void> {
  const sellableText = requireOption('sellable', sellable);
  const { Order } = await desk.call(calls.deskOrder, { OrderNumber });
  const SellableLineIds = parseLineIds(Order.Products, sellableText);
  const order = await advanceOrder(desk, OrderNumber, 'restock', { SellableLineIds });
  desk.report(order, () => restockText(order.Products, SellableLineIds));
}

function restockText(lines: readonly NumberedLine[], restockedIds: readonly string[]): string[] {
  const rows = lines.flatMap(({ LineId, ProductTitle }, index) =>
    restockedIds.includes(LineId) ? [`  ${index + 1}  ${ProductTitle}`] : [],
  );
  return rows.length === 0 ? ['These were already in stock, so nothing was added.'] : ['Back in stock:', ...rows];
}

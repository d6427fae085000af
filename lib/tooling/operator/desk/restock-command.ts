import { calls } from '#lib/contract/index.ts';
import type { Desk, DeskCommand } from './desk.ts';
import { readLines } from './line-numbers.ts';
import { advanceOrder } from './order-step.ts';
import { isReturnNumber, needed, orderOf, returnOf } from './read-words.ts';
import { advanceReturn } from './return-step.ts';

interface NumberedLine {
  LineId: string;
  ProductTitle: string;
}

/** Goods that came back, by a return or undelivered, on the shelf again. */
export const restockCommand: DeskCommand = {
  usage: 'restock RETURN|ORDER [--sellable 1,2|all]',
  about:
    'puts sellable items back in stock: for a return those that "pass" named and --sellable adds, for an undelivered parcel those in --sellable',
  options: ['sellable'],
  run: (desk, [word], { values }) =>
    isReturnNumber(word)
      ? restockReturn(desk, returnOf(word), values.sellable)
      : restockOrder(desk, orderOf(word), values.sellable),
};

async function restockReturn(desk: Desk, ReturnNumber: string, sellable = 'none'): Promise<void> {
  const before = await desk.ask(calls.deskReturn, { ReturnNumber });
  await advanceReturn(desk, ReturnNumber, 'restock', { SellableLineIds: readLines(before.Lines, sellable) });
  const after = await desk.ask(calls.deskReturn, { ReturnNumber });
  const back = after.RestockedLineIds.filter((id) => !before.RestockedLineIds.includes(id));
  desk.tell(after, () => shelfText(after.Lines, back));
}

async function restockOrder(desk: Desk, OrderNumber: string, sellable: string | undefined): Promise<void> {
  const named = needed('sellable', sellable);
  const { Order } = await desk.ask(calls.deskOrder, { OrderNumber });
  const SellableLineIds = readLines(Order.Products, named);
  const order = await advanceOrder(desk, OrderNumber, 'restock', { SellableLineIds });
  desk.tell(order, () => shelfText(order.Products, SellableLineIds));
}

function shelfText(lines: readonly NumberedLine[], back: readonly string[]): string[] {
  const rows = lines.flatMap(({ LineId, ProductTitle }, at) =>
    back.includes(LineId) ? [`  ${at + 1}  ${ProductTitle}`] : [],
  );
  return rows.length === 0 ? ['These were already in stock, so nothing was added.'] : ['Back in stock:', ...rows];
}

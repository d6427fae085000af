import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type RequestOf } from '#lib/contract/index.ts';
import { ORDER_STATES } from '#lib/contract/vocabulary.ts';
import { once, oneOf, UsageError } from '#lib/shared/command-line.ts';
import { formatDay, formatShortDate } from '#lib/shared/dates.ts';
import { listed, money } from './columns.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { collect, filledText, number, orderNumber, text } from './desk-arguments.ts';
import { readPiece } from './line-numbers.ts';
import { advanceOrder, tellStep } from './order-step.ts';
import { orderText } from './order-text.ts';

const PIECE =
  'a hallmark or serial number, such as 1=HUID:ABC123 or 1=serial:X7, or 2.3= for the third piece of line 2; may be given often';

/** Adds the commands over orders. */
export function addOrderCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  program
    .command('list')
    .description('lists confirmed orders and exchanges to be paid, longest waiting first')
    .option('--state <STATE>', ORDER_STATES.join(', '), once(oneOf(ORDER_STATES)))
    .option('--late', 'only those past the promised day')
    .option(
      '--search <TEXT>',
      'order or return number, AWB, HUID, serial number, name, mobile, pincode or words of the product',
      text,
    )
    .option('--page <N>', 'page of the list', number)
    .action(({ state, late = false, search = '', page = 1 }) =>
      listOrders(openDesk(), { State: state ?? '', Late: late, Search: search, Page: page }),
    );
  program
    .command('show')
    .description('shows an order: items with their line numbers and marks, address, parcels, returns, money, history')
    .argument('<ORDER>', 'number of the order', orderNumber)
    .action(async (OrderNumber) => {
      const { ask, tell } = openDesk();
      const order = await ask(calls.deskOrder, { OrderNumber });
      tell(order, () => orderText(order));
    });
  program
    .command('pack')
    .description('marks an order as packed; every gold piece needs its HUID')
    .argument('<ORDER>', 'number of the order', orderNumber)
    .option('--piece <LINE=MARK>', PIECE, collect)
    .action(async (order, { piece = [] }) => {
      const desk = openDesk();
      await tellStep(desk, order, 'pack', { Pieces: await piecesOf(desk, order, piece) });
    });
  program
    .command('mark')
    .description('corrects the marks of a packed order; pieces you do not name keep theirs')
    .argument('<ORDER>', 'number of the order', orderNumber)
    .option('--piece <LINE=MARK>', PIECE, collect)
    .action(async (order, { piece = [] }) => {
      if (piece.length === 0) throw new UsageError('--piece is needed: name each piece and its mark.');
      const desk = openDesk();
      const Pieces = await piecesOf(desk, order, piece);
      const marked = await advanceOrder(desk, order, 'mark', { Pieces });
      desk.tell(marked, () => [`The marks of order ${order} are saved.`]);
    });
  program
    .command('cancel')
    .description('cancels an order before it is shipped; refunds the money and restocks the items')
    .argument('<ORDER>', 'number of the order', orderNumber)
    .requiredOption('--reason <TEXT>', 'the shopper reads it', filledText)
    .action((order, { reason }) => tellStep(openDesk(), order, 'cancel', { Reason: reason }));
}

async function listOrders({ ask, tell }: Desk, asked: RequestOf<typeof calls.deskOrders>): Promise<void> {
  const found = await ask(calls.deskOrders, asked);
  const rows = found.Orders.map((order) => [
    order.OrderNumber,
    order.State,
    order.PaymentState,
    formatShortDate(order.PlacedAt),
    order.LatestDate === '' ? '' : `by ${formatDay(order.LatestDate)}`,
    money(order.Total),
    `${order.Pieces} ${order.Pieces === 1 ? 'item' : 'items'}`,
    `${order.City} ${order.Pincode}`,
  ]);
  tell(found, () => listed(rows, found, 'No orders.'));
}

/** Pieces as `--piece` names them by numbers of lines, which only the order knows. */
async function piecesOf(
  desk: Desk,
  OrderNumber: string,
  named: readonly string[],
): Promise<RequestOf<typeof calls.advanceOrder>['Pieces']> {
  if (named.length === 0) return [];
  const { Order } = await desk.ask(calls.deskOrder, { OrderNumber });
  return named.map((text) => readPiece(Order.Products, text));
}

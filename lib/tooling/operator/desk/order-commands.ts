import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { calls, type RequestOf } from '#lib/contract/index.ts';
import { ORDER_STATES } from '#lib/contract/vocabulary.ts';
import { once, oneOf, UsageError } from '#lib/shared/command-line.ts';
import { formatDay, formatShortDate } from '#lib/shared/dates.ts';
import {
  parseFilledText,
  parseNumber,
  parseOrderNumber,
  parseRepeated,
  parseText,
  unescaped,
} from './command-arguments.ts';
import { type Desk, type OpenDesk, stepKey } from './desk.ts';
import { ORDER_STATE_LABELS, paymentStateLabel } from './labels.ts';
import { parseItemIdentifiers } from './line-numbers.ts';
import { advanceAndReport, sendOrderStep } from './order-step.ts';
import { orderText } from './order-text.ts';
import { formatWireRupees, pageOfRows } from './text-columns.ts';

/** How a piece and its mark are typed. */
export const PIECE =
  'a hallmark or serial number, such as 1=HUID:ABC123 or 1=serial:X7, or 2.3= for the third piece of line 2; may be repeated';

/** Adds the commands about orders. */
export function addOrderCommands(program: CommandUnknownOpts, openDesk: OpenDesk): void {
  const orderCommand = (name: string, description: string) =>
    program.command(name).description(description).argument('<ORDER>', 'number of the order', parseOrderNumber);

  program
    .command('list')
    .description('lists confirmed orders and exchanges to be paid, longest waiting first')
    .option('--state <STATE>', ORDER_STATES.join(', '), once(oneOf(ORDER_STATES)))
    .option('--late', 'only those past the promised day')
    .option('--store <CODE>', 'only those that are collected from this store', parseText)
    .option(
      '--search <TEXT>',
      'order or return number, AWB, HUID, serial number, name, mobile, pincode or words of the product',
      parseText,
    )
    .option('--page <N>', 'page of the list', parseNumber)
    .action(({ state, late = false, store = '', search = '', page = 1 }) =>
      listOrders(openDesk(), { State: state ?? '', Late: late, StoreCode: store, Search: search, Page: page }),
    );
  orderCommand(
    'show',
    'shows an order: items with their line numbers and marks, address, parcels, returns, money, history',
  ).action(async (OrderNumber) => {
    const { call, report } = openDesk();
    const order = await call(calls.deskOrder, { OrderNumber });
    report(order, () => orderText(order));
  });
  orderCommand('note', 'adds a note for the staff to an order; the customer reads it in the download of the own data')
    .argument('<TEXT>', 'at most 1,000 characters', unescaped)
    .action(async (OrderNumber, Text) => {
      const { call, report, by } = openDesk();
      const request = { OrderNumber, Text, Operator: by };
      const note = await call(calls.addOrderNote, { ...request, IdempotencyKey: stepKey('note', request) });
      report(note, () => [`Note ${note.NoteId} is saved.`]);
    });
  orderCommand('delete-note', 'deletes a note')
    .argument('<NOTE>', 'ID, as "show" prints it', unescaped)
    .action(async (OrderNumber, NoteId) => {
      const { call, report, by } = openDesk();
      const { Deleted } = await call(calls.deleteOrderNote, { OrderNumber, NoteId, Operator: by });
      report({ Deleted }, () => [Deleted ? 'The note is deleted.' : 'There is no such note.']);
    });
  orderCommand('pack', 'marks an order as packed; every gold piece needs its HUID')
    .option('--piece <LINE=MARK>', PIECE, parseRepeated)
    .action(async (number, { piece = [] }) => {
      const desk = openDesk();
      await advanceAndReport(desk, number, 'pack', { Pieces: await itemMarksOf(desk, number, piece) });
    });
  orderCommand('mark', 'corrects the marks of a packed order; pieces you do not name keep theirs')
    .option('--piece <LINE=MARK>', PIECE, parseRepeated)
    .action(async (number, { piece = [] }) => {
      if (piece.length === 0) throw new UsageError('--piece is needed: name each piece and its mark.');
      const desk = openDesk();
      const Pieces = await itemMarksOf(desk, number, piece);
      const order = await sendOrderStep(desk, number, 'mark', { Pieces });
      desk.report(order, () => [`The marks of order ${number} are saved.`]);
    });
  orderCommand('cancel', 'cancels an order before it is shipped; refunds the money and restocks the items')
    .requiredOption('--reason <TEXT>', 'the shopper reads it', parseFilledText)
    .action((number, { reason }) => advanceAndReport(openDesk(), number, 'cancel', { Reason: reason }));
}

async function listOrders({ call, report }: Desk, request: RequestOf<typeof calls.deskOrders>): Promise<void> {
  const results = await call(calls.deskOrders, request);
  const rows = results.Orders.map((order) => [
    order.OrderNumber,
    ORDER_STATE_LABELS[order.State],
    paymentStateLabel(order.PaymentState),
    formatShortDate(order.PlacedAt),
    order.LatestDate === '' ? '' : `by ${formatDay(order.LatestDate)}`,
    formatWireRupees(order.Total),
    `${order.Pieces} ${order.Pieces === 1 ? 'item' : 'items'}`,
    `${order.City} ${order.Pincode}`,
  ]);
  report(results, () => pageOfRows(rows, results, 'No orders.'));
}

/** Converts the items of `--piece` from line numbers to line ids, which only the order contains. */
export async function itemMarksOf(
  desk: Desk,
  OrderNumber: string,
  texts: readonly string[],
): Promise<RequestOf<typeof calls.advanceOrder>['Pieces']> {
  if (texts.length === 0) return [];
  const { Order } = await desk.call(calls.deskOrder, { OrderNumber });
  return texts.map((text) => parseItemIdentifiers(Order.Products, text));
}

import { calls, type RequestOf } from '#lib/contract/index.ts';
import { ORDER_STATES } from '#lib/contract/vocabulary.ts';
import { formatDay, formatShortDate } from '#lib/shared/dates.ts';
import { UsageError } from '../command-context.ts';
import { formatMoney, pageOfRows } from './columns.ts';
import { parseChoice, parseOrderNumber, parsePage, requireOption } from './command-arguments.ts';
import type { Desk, DeskCommand } from './desk.ts';
import { parseItemMarks } from './line-numbers.ts';
import { advanceAndReport, advanceOrder } from './order-step.ts';
import { orderText } from './order-text.ts';

const list: DeskCommand = {
  usage: 'list [--state STATE] [--late] [--search TEXT] [--page N]',
  description:
    'lists confirmed orders and exchanges to be paid, longest waiting first; --late: past the promised day; --search: order or return number, AWB, HUID, serial number, name, mobile, pincode or words of the product',
  options: ['state', 'search', 'page'],
  flags: ['late'],
  async run({ call, report }, _args, { values, set }) {
    const State = parseChoice('state', values.state, ORDER_STATES);
    const request = { State, Late: set.has('late'), Search: values.search ?? '', Page: parsePage(values.page) };
    const results = await call(calls.deskOrders, request);
    const rows = results.Orders.map((order) => [
      order.OrderNumber,
      order.State,
      order.PaymentState,
      formatShortDate(order.PlacedAt),
      order.LatestDate === '' ? '' : `by ${formatDay(order.LatestDate)}`,
      formatMoney(order.Total),
      `${order.Pieces} ${order.Pieces === 1 ? 'item' : 'items'}`,
      `${order.City} ${order.Pincode}`,
    ]);
    report(results, () => pageOfRows(rows, results, 'No orders.'));
  },
};

const show: DeskCommand = {
  usage: 'show ORDER',
  description: 'shows an order: items with their line numbers and marks, address, parcels, returns, money, history',
  async run({ call, report }, [arg]) {
    const order = await call(calls.deskOrder, { OrderNumber: parseOrderNumber(arg) });
    report(order, () => orderText(order));
  },
};

const pack: DeskCommand = {
  usage: 'pack ORDER [--piece LINE=HUID:ABC123] …',
  description:
    'marks an order as packed; --piece gives a hallmark or serial number, such as 1=serial:X7, or 2.3= for the third piece of line 2; every gold piece needs its HUID',
  repeatable: ['piece'],
  async run(desk, [arg], { all }) {
    const number = parseOrderNumber(arg);
    await advanceAndReport(desk, number, 'pack', { Pieces: await itemMarksOf(desk, number, all('piece')) });
  },
};

const mark: DeskCommand = {
  usage: 'mark ORDER --piece LINE=HUID:ABC123 …',
  description: 'corrects the marks of a packed order; pieces you do not name keep theirs',
  repeatable: ['piece'],
  async run(desk, [arg], { all }) {
    const number = parseOrderNumber(arg);
    if (all('piece').length === 0) throw new UsageError('--piece is needed: name each piece and its mark.');
    const Pieces = await itemMarksOf(desk, number, all('piece'));
    const order = await advanceOrder(desk, number, 'mark', { Pieces });
    desk.report(order, () => [`The marks of order ${number} are saved.`]);
  },
};

const cancel: DeskCommand = {
  usage: 'cancel ORDER --reason TEXT',
  description:
    'cancels an order before it is shipped; refunds the money and restocks the items; the shopper reads the reason',
  options: ['reason'],
  run: (desk, [arg], { values }) =>
    advanceAndReport(desk, parseOrderNumber(arg), 'cancel', { Reason: requireOption('reason', values.reason) }),
};

/** Converts the items of `--piece` from line numbers to line ids, which only the order contains. */
async function itemMarksOf(
  desk: Desk,
  OrderNumber: string,
  texts: readonly string[],
): Promise<RequestOf<typeof calls.advanceOrder>['Pieces']> {
  if (texts.length === 0) return [];
  const { Order } = await desk.call(calls.deskOrder, { OrderNumber });
  return texts.map((text) => parseItemMarks(Order.Products, text));
}

/** The commands about orders. */
export const orderCommands: readonly DeskCommand[] = [list, show, pack, mark, cancel];

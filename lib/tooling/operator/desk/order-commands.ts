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
    'orders that were confirmed, and exchanges to be paid; those that wait longest first; --late: past the promised day; --search: number of order or return, AWB, HUID, serial number, name, mobile, pincode or words of the goods',
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
      `${order.Pieces} ${order.Pieces === 1 ? 'piece' : 'pieces'}`,
      `${order.City} ${order.Pincode}`,
    ]);
    report(results, () => pageOfRows(rows, results, 'No orders.'));
  },
};

const show: DeskCommand = {
  usage: 'show ORDER',
  description: 'an order: goods with their numbers and marks, address, parcels, returns, money, what was done',
  async run({ call, report }, [arg]) {
    const order = await call(calls.deskOrder, { OrderNumber: parseOrderNumber(arg) });
    report(order, () => orderText(order));
  },
};

const pack: DeskCommand = {
  usage: 'pack ORDER [--piece LINE=HUID:ABC123] …',
  description:
    'packs it; --piece names hallmark or serial number, as 1=serial:X7, or 2.3= for the third piece of line 2; each piece of gold needs its HUID',
  repeatable: ['piece'],
  async run(desk, [arg], { all }) {
    const number = parseOrderNumber(arg);
    await advanceAndReport(desk, number, 'pack', { Pieces: await itemMarksOf(desk, number, all('piece')) });
  },
};

const mark: DeskCommand = {
  usage: 'mark ORDER --piece LINE=HUID:ABC123 …',
  description:
    'writes marks of a packed order anew, where one was wrong or forgotten; pieces that are not named keep theirs',
  repeatable: ['piece'],
  async run(desk, [arg], { all }) {
    const number = parseOrderNumber(arg);
    if (all('piece').length === 0) throw new UsageError('--piece is needed: which piece has which mark?');
    const Pieces = await itemMarksOf(desk, number, all('piece'));
    const order = await advanceOrder(desk, number, 'mark', { Pieces });
    desk.report(order, () => [`The marks of order ${number} are written down.`]);
  },
};

const cancel: DeskCommand = {
  usage: 'cancel ORDER --reason TEXT',
  description: 'cancels it before it is shipped; money and goods go back, the shopper reads the reason',
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

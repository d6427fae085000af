import { calls, type RequestOf } from '#lib/contract/index.ts';
import { ORDER_STATES } from '#lib/contract/vocabulary.ts';
import { formatDay, formatShortDate } from '#lib/shared/dates.ts';
import { Misused } from '../tool-world.ts';
import { listed, money } from './columns.ts';
import type { Desk, DeskCommand } from './desk.ts';
import { readPiece } from './line-numbers.ts';
import { advanceOrder, tellStep } from './order-step.ts';
import { orderText } from './order-text.ts';
import { needed, oneOf, orderOf, pageOf } from './read-words.ts';

const list: DeskCommand = {
  usage: 'list [--state STATE] [--late] [--search TEXT] [--page N]',
  about:
    'lists confirmed orders and exchanges to be paid, longest waiting first; --late: past the promised day; --search: order or return number, AWB, HUID, serial number, name, mobile, pincode or words of the product',
  options: ['state', 'search', 'page'],
  flags: ['late'],
  async run({ ask, tell }, _words, { values, set }) {
    const State = oneOf('state', values.state, ORDER_STATES);
    const asked = { State, Late: set.has('late'), Search: values.search ?? '', Page: pageOf(values.page) };
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
  },
};

const show: DeskCommand = {
  usage: 'show ORDER',
  about: 'shows an order: items with their line numbers and marks, address, parcels, returns, money, history',
  async run({ ask, tell }, [word]) {
    const order = await ask(calls.deskOrder, { OrderNumber: orderOf(word) });
    tell(order, () => orderText(order));
  },
};

const pack: DeskCommand = {
  usage: 'pack ORDER [--piece LINE=HUID:ABC123] …',
  about:
    'marks an order as packed; --piece gives a hallmark or serial number, such as 1=serial:X7, or 2.3= for the third piece of line 2; every gold piece needs its HUID',
  lists: ['piece'],
  async run(desk, [word], { all }) {
    const number = orderOf(word);
    await tellStep(desk, number, 'pack', { Pieces: await piecesOf(desk, number, all('piece')) });
  },
};

const mark: DeskCommand = {
  usage: 'mark ORDER --piece LINE=HUID:ABC123 …',
  about: 'corrects the marks of a packed order; pieces you do not name keep theirs',
  lists: ['piece'],
  async run(desk, [word], { all }) {
    const number = orderOf(word);
    if (all('piece').length === 0) throw new Misused('--piece is needed: name each piece and its mark.');
    const Pieces = await piecesOf(desk, number, all('piece'));
    const order = await advanceOrder(desk, number, 'mark', { Pieces });
    desk.tell(order, () => [`The marks of order ${number} are saved.`]);
  },
};

const cancel: DeskCommand = {
  usage: 'cancel ORDER --reason TEXT',
  about:
    'cancels an order before it is shipped; refunds the money and restocks the items; the shopper reads the reason',
  options: ['reason'],
  run: (desk, [word], { values }) =>
    tellStep(desk, orderOf(word), 'cancel', { Reason: needed('reason', values.reason) }),
};

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

/** Commands over orders. */
export const orderCommands: readonly DeskCommand[] = [list, show, pack, mark, cancel];

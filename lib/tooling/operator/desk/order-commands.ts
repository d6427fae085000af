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
    'orders that were confirmed, and exchanges to be paid; those that wait longest first; --late: past the promised day; --search: number of order or return, AWB, HUID, serial number, name, mobile, pincode or words of the goods',
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
      `${order.Pieces} ${order.Pieces === 1 ? 'piece' : 'pieces'}`,
      `${order.City} ${order.Pincode}`,
    ]);
    tell(found, () => listed(rows, found, 'No orders.'));
  },
};

const show: DeskCommand = {
  usage: 'show ORDER',
  about: 'an order: goods with their numbers and marks, address, parcels, returns, money, what was done',
  async run({ ask, tell }, [word]) {
    const order = await ask(calls.deskOrder, { OrderNumber: orderOf(word) });
    tell(order, () => orderText(order));
  },
};

const pack: DeskCommand = {
  usage: 'pack ORDER [--piece LINE=HUID:ABC123] …',
  about:
    'packs it; --piece names hallmark or serial number, as 1=serial:X7, or 2.3= for the third piece of line 2; each piece of gold needs its HUID',
  lists: ['piece'],
  async run(desk, [word], { all }) {
    const number = orderOf(word);
    await tellStep(desk, number, 'pack', { Pieces: await piecesOf(desk, number, all('piece')) });
  },
};

const mark: DeskCommand = {
  usage: 'mark ORDER --piece LINE=HUID:ABC123 …',
  about: 'writes marks of a packed order anew, where one was wrong or forgotten; pieces that are not named keep theirs',
  lists: ['piece'],
  async run(desk, [word], { all }) {
    const number = orderOf(word);
    if (all('piece').length === 0) throw new Misused('--piece is needed: which piece has which mark?');
    const Pieces = await piecesOf(desk, number, all('piece'));
    const order = await advanceOrder(desk, number, 'mark', { Pieces });
    desk.tell(order, () => [`The marks of order ${number} are written down.`]);
  },
};

const cancel: DeskCommand = {
  usage: 'cancel ORDER --reason TEXT',
  about: 'cancels it before it is shipped; money and goods go back, the shopper reads the reason',
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

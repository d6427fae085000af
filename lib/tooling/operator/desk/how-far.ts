import { calls, type OrderState, type ReturnState } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { type Desk, Refused } from './desk.ts';

/** Commands that move an order on, by how far it is. */
export const ORDER_COMMANDS: Readonly<Record<OrderState, readonly string[]>> = {
  'payment-pending': [],
  confirmed: ['pack', 'cancel'],
  packed: ['ship', 'mark', 'cancel'],
  shipped: ['out', 'deliver', 'undelivered', 'mark', 'correct-parcel'],
  'out-for-delivery': ['deliver', 'undelivered', 'mark', 'correct-parcel'],
  delivered: ['mark'],
  cancelled: ['restock'],
};

/** The same of a return. */
export const RETURN_COMMANDS: Readonly<Record<ReturnState, readonly string[]>> = {
  requested: ['approve', 'refuse'],
  approved: ['pick-up', 'refuse'],
  refused: [],
  withdrawn: [],
  'picked-up': ['pass', 'fail'],
  'quality-passed': ['refund', 'exchange', 'restock'],
  'quality-failed': ['send-back'],
  'sent-back': [],
  refunded: ['restock'],
  exchanged: ['end-exchange', 'restock'],
};

/** What commands that are not always possible need beside the state. */
const WHERE: Readonly<Record<string, string>> = {
  'ORDER restock': 'if its parcel came back undelivered, once for each line',
  'RETURN restock': 'for lines that can be sold again and are not restocked yet',
  exchange: 'for an exchange',
  'end-exchange': 'while its difference is unpaid',
};

/** Rethrows; where an order is not at that step, with how far it is and what can be done with it. */
export async function tellOrderState(desk: Desk, OrderNumber: string, error: unknown): Promise<never> {
  if (!(error instanceof Refused) || !isOtherStep(error)) throw error;
  const { Order, Audit } = await desk.ask(calls.deskOrder, { OrderNumber });
  const last = Audit.at(-1);
  const since = last ? ` (last: ${last.Did}, ${last.By.replace(/^desk:/, '')}, ${formatMoment(last.At)})` : '';
  const next = nextText('ORDER', ORDER_COMMANDS[Order.State]);
  throw new Refused(`Order ${OrderNumber} is ${Order.State}${since}. ${next}`, error.failure);
}

/** The same of a return. */
export async function tellReturnState(desk: Desk, ReturnNumber: string, error: unknown): Promise<never> {
  if (!(error instanceof Refused) || !isOtherStep(error)) throw error;
  const { Kind, State, Events } = await desk.ask(calls.deskReturn, { ReturnNumber });
  const last = Events.at(-1);
  const since = last ? ` since ${formatMoment(last.At)}` : '';
  const next = nextText('RETURN', RETURN_COMMANDS[State]);
  const what = Kind === 'exchange' ? 'Exchange' : 'Return';
  throw new Refused(`${what} ${ReturnNumber} is ${State}${since}. ${next}`, error.failure);
}

const isOtherStep = ({ failure }: Refused) => failure.reason === 'not-now' && failure.because === 'step';

function nextText(of: 'ORDER' | 'RETURN', commands: readonly string[]): string {
  if (commands.length === 0) return 'There is nothing left to do for it at the desk.';
  const named = commands.map((name) => {
    const where = WHERE[`${of} ${name}`] ?? WHERE[name];
    return where === undefined ? name : `${name} (${where})`;
  });
  return `Possible next: ${named.join(', ')}.`;
}

import {
  calls,
  ORDER_STATE_AFTER_STEP,
  RETURN_STATE_AFTER_STEP,
  SERVICE_STATE_AFTER_STEP,
} from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { type Desk, RefusedCallError } from './desk.ts';
import { eventLabel, ORDER_STATE_LABELS, RETURN_STATE_LABELS, SERVICE_STATE_LABELS } from './labels.ts';

/** Steps whose commands have another name. */
const COMMANDS: Readonly<Record<string, string>> = { 'out-for-delivery': 'out' };
const commandsOf = (steps: object) => Object.keys(steps).map((step) => COMMANDS[step] ?? step);

/** The conditions of commands that depend on more than the state. */
const CONDITIONS: Readonly<Record<string, string>> = {
  'ORDER restock': 'if its parcel came back undelivered, once for each line',
  'RETURN restock': 'for lines that can be sold again and are not restocked yet',
  exchange: 'for an exchange',
  'end-exchange': 'while its difference is unpaid',
};

/** Rethrows an error; where the order is at another step, with its state and the possible commands. */
export async function rethrowWithOrderState(desk: Desk, OrderNumber: string, error: unknown): Promise<never> {
  if (!(error instanceof RefusedCallError) || !isWrongStep(error)) throw error;
  const { Order, Audit } = await desk.call(calls.deskOrder, { OrderNumber });
  const last = Audit.at(-1);
  const since = last
    ? ` (last: ${eventLabel(last.Did)}, ${last.By.replace(/^desk:/, '')}, ${formatMoment(last.At)})`
    : '';
  // A courier's order is packed, one that is collected is made ready.
  const other = Order.Collect ? 'pack' : 'ready';
  const commands = commandsOf(ORDER_STATE_AFTER_STEP[Order.State]).filter((command) => command !== other);
  const next = nextStepsText('ORDER', commands);
  throw new RefusedCallError(
    `Order ${OrderNumber} is ${ORDER_STATE_LABELS[Order.State]}${since}. ${next}`,
    error.failure,
  );
}

/** Rethrows an error; where the return is at another step, with its state and the possible commands. */
export async function rethrowWithReturnState(desk: Desk, ReturnNumber: string, error: unknown): Promise<never> {
  if (!(error instanceof RefusedCallError) || !isWrongStep(error)) throw error;
  const { Kind, State, Events } = await desk.call(calls.deskReturn, { ReturnNumber });
  const last = Events.at(-1);
  const since = last ? ` since ${formatMoment(last.At)}` : '';
  const next = nextStepsText('RETURN', commandsOf(RETURN_STATE_AFTER_STEP[State]));
  const noun = Kind === 'exchange' ? 'Exchange' : 'Return';
  throw new RefusedCallError(
    `${noun} ${ReturnNumber} is ${RETURN_STATE_LABELS[State]}${since}. ${next}`,
    error.failure,
  );
}

/** Rethrows an error; where the service request is at another step, with its state and the possible steps. */
export async function rethrowWithServiceState(desk: Desk, ServiceNumber: string, error: unknown): Promise<never> {
  if (!(error instanceof RefusedCallError) || !isWrongStep(error)) throw error;
  const { State, Events } = await desk.call(calls.deskService, { ServiceNumber });
  // A declined request is over, unless the store has its item.
  const hasItem = Events.some(({ State: passed }) => passed === 'inspecting');
  const steps = State === 'declined' && !hasItem ? {} : SERVICE_STATE_AFTER_STEP[State];
  throw new RefusedCallError(
    `Service request ${ServiceNumber} is ${SERVICE_STATE_LABELS[State]}. ${nextStepsText('SERVICE', Object.keys(steps))}`,
    error.failure,
  );
}

const isWrongStep = ({ failure }: RefusedCallError) => failure.reason === 'not-now' && failure.because === 'step';

function nextStepsText(subject: 'ORDER' | 'RETURN' | 'SERVICE', commands: readonly string[]): string {
  if (commands.length === 0) return 'There is nothing left to do for it at the desk.';
  const options = commands.map((name) => {
    const condition = CONDITIONS[`${subject} ${name}`] ?? CONDITIONS[name];
    return condition === undefined ? name : `${name} (${condition})`;
  });
  return `Possible next: ${options.join(', ')}.`;
}

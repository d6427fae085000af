import { calls, type OrderWire, type RequestOf } from '#lib/contract/index.ts';
import type { OrderStep } from '#lib/contract/vocabulary.ts';
import { type Desk, newStepKey, stepKey } from './desk.ts';
import { ORDER_STATE_LABELS } from './labels.ts';
import { rethrowWithOrderState } from './next-commands.ts';

type StepDetails = Omit<Partial<RequestOf<typeof calls.advanceOrder>>, 'OrderNumber' | 'Step'>;

/** Steps that can be repeated as often as needed: they correct recorded data, or send another code. */
const REPEATABLE: readonly OrderStep[] = ['mark', 'correct-parcel', 'send-code'];

/** Moves an order on. Throws RefusedCallError; where it is not at that step, with how far it is. */
export async function sendOrderStep(
  desk: Desk,
  OrderNumber: string,
  Step: OrderStep,
  details: StepDetails = {},
): Promise<OrderWire> {
  const request = { ...details, OrderNumber, Step, Operator: desk.by };
  const IdempotencyKey = REPEATABLE.includes(Step) ? newStepKey() : stepKey(Step, request);
  const reply = desk.call(calls.advanceOrder, { ...request, IdempotencyKey });
  return reply.catch((error: unknown) => rethrowWithOrderState(desk, OrderNumber, error));
}

/** Moves an order on and prints its new state. */
export async function advanceAndReport(
  desk: Desk,
  number: string,
  step: OrderStep,
  details: StepDetails = {},
): Promise<void> {
  const order = await sendOrderStep(desk, number, step, details);
  desk.report(order, () => [`Order ${order.OrderNumber} is ${ORDER_STATE_LABELS[order.State]}.`]);
}

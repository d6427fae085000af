import { calls, type OrderWire, type RequestOf } from '#lib/contract/index.ts';
import type { OrderStep } from '#lib/contract/vocabulary.ts';
import { type Desk, newStepKey, stepKey } from './desk.ts';
import { tellOrderState } from './how-far.ts';

type StepFacts = Omit<Partial<RequestOf<typeof calls.advanceOrder>>, 'OrderNumber' | 'Step'>;

/** Steps that mend what was written, as often as that is needed. */
const MENDING: readonly OrderStep[] = ['mark', 'correct-parcel'];

/** Moves an order on. Throws Refused; where it is not at that step, with how far it is. */
export async function advanceOrder(
  desk: Desk,
  OrderNumber: string,
  Step: OrderStep,
  facts: StepFacts = {},
): Promise<OrderWire> {
  const asked = { ...facts, OrderNumber, Step, Operator: desk.by };
  const IdempotencyKey = MENDING.includes(Step) ? newStepKey() : stepKey(Step, asked);
  const reply = desk.ask(calls.advanceOrder, { ...asked, IdempotencyKey });
  return reply.catch((error: unknown) => tellOrderState(desk, OrderNumber, error));
}

/** The same, and tells how far the order is then. */
export async function tellStep(desk: Desk, number: string, step: OrderStep, facts: StepFacts = {}): Promise<void> {
  const order = await advanceOrder(desk, number, step, facts);
  desk.tell(order, () => [`Order ${order.OrderNumber} is ${order.State}.`]);
}

import { calls, type OrderReturnWire, type RequestOf } from '#lib/contract/index.ts';
import type { ReturnStep } from '#lib/contract/vocabulary.ts';
import { type Desk, stepKey } from './desk.ts';
import { tellReturnState } from './how-far.ts';

type StepFacts = Omit<Partial<RequestOf<typeof calls.advanceReturn>>, 'ReturnNumber' | 'Step'>;

/** Moves a return on. Throws Refused; where it is not at that step, with how far it is. */
export async function advanceReturn(
  desk: Desk,
  ReturnNumber: string,
  Step: ReturnStep,
  facts: StepFacts = {},
): Promise<OrderReturnWire> {
  const asked = { ...facts, ReturnNumber, Step, Operator: desk.by };
  const reply = desk.ask(calls.advanceReturn, { ...asked, IdempotencyKey: stepKey(Step, asked) });
  return reply.catch((error: unknown) => tellReturnState(desk, ReturnNumber, error));
}

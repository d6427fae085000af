import { calls, type OrderReturnWire, type RequestOf } from '#lib/contract/index.ts';
import type { ReturnStep } from '#lib/contract/vocabulary.ts';
import { type Desk, stepKey } from './desk.ts';
import { rethrowWithReturnState } from './next-commands.ts';

/** What a step of a return may state beside its number and name. */
export type ReturnStepDetails = Omit<Partial<RequestOf<typeof calls.advanceReturn>>, 'ReturnNumber' | 'Step'>;

/** Moves a return on. Throws RefusedCallError; where it is not at that step, with how far it is. */
export async function sendReturnStep(
  desk: Desk,
  ReturnNumber: string,
  Step: ReturnStep,
  details: ReturnStepDetails = {},
): Promise<OrderReturnWire> {
  const request = { ...details, ReturnNumber, Step, Operator: desk.by };
  const reply = desk.call(calls.advanceReturn, { ...request, IdempotencyKey: stepKey(Step, request) });
  return reply.catch((error: unknown) => rethrowWithReturnState(desk, ReturnNumber, error));
}

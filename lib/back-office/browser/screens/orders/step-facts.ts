import type { CallRequest } from '../../api/call.ts';

/** What a step states beside the order and its name. */
export type StepFacts = Omit<CallRequest<'AdvanceOrder'>, 'OrderNumber' | 'Step' | 'IdempotencyKey'>;

import type { ReturnStep } from '#lib/contract/index.ts';
import type { ApiContext } from '../../app/api-context.ts';
import type { EventActor } from '../record-event.ts';
import type { PayoutContext } from './refund-return-value.ts';

/** What the desk does to a return. */
export interface DeskStep {
  step: ReturnStep;
  actor: EventActor;
  /** Of `refuse`, `fail` and `end-exchange`, and of an exchange that is refunded: told to the shopper. */
  reason: string;
  /** Of `send-back`. */
  courier: string;
  awb: string;
  /** Of `pass`: lines of the order whose pieces can be sold again. */
  sellable: readonly string[];
}

export type StepContext = Pick<ApiContext, 'payments' | 'secret' | 'siteUrl'> & PayoutContext;

import type { ReturnStep } from '#lib/contract/index.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Payments } from '../../payments/gateway.ts';
import type { EventActor } from '../order-events.ts';
import type { PayoutContext } from './refund-return-value.ts';

/** A step that the order desk takes on a return. */
export interface DeskStep {
  step: ReturnStep;
  actor: EventActor;
  /** For `refuse`, `fail` and `end-exchange`, and for an exchange that is refunded: shown to the shopper. */
  reason: string;
  /** For `send-back`. */
  courier: string;
  awb: string;
  /** For `pass`: order lines whose items can be sold again. */
  sellable: readonly string[];
  /** For `restock`: the code of a warehouse; empty for where the items came from. */
  warehouse: string;
}

export type StepContext = Pick<CoreContext, 'secret' | 'siteUrl'> & { payments: Payments } & PayoutContext;

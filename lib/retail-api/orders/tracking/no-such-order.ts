import { type Outcome, refuse } from '../../core/call-handler.ts';

/** There is no such order, or it is of another contact: which of them, nobody is told. */
export function noSuchTrackedOrder(): Outcome<never> {
  return refuse('NotFound', 'There is no order with this number and this contact.');
}

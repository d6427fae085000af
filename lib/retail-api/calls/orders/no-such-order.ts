import { type Outcome, refuse } from '../../core/call-handler.ts';

/** The order is unknown, or somebody else's: nobody learns which. */
export function noSuchOrder(): Outcome<never> {
  return refuse('NotFound', 'There is no such order.');
}

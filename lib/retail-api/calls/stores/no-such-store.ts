import { type Outcome, refuse } from '../../core/call-handler.ts';

/** The operator has no shop of this code. */
export function noSuchStore(): Outcome<never> {
  return refuse('NotFound', 'There is no such shop.');
}

import { type Outcome, refuse } from '../../core/call-handler.ts';

/** There is no such order, or it was never paid and is forgotten. */
export function noSuchGiftCardOrder(): Outcome<never> {
  return refuse('NotFound', 'There is no such order.');
}

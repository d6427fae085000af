import { fail, type Outcome } from '../../core/outcome.ts';

/** There is no such order, or it has another contact: nobody learns which. */
export function noSuchTrackedOrder(): Outcome<never> {
  return fail('NotFound', 'There is no order with this number and this contact.');
}

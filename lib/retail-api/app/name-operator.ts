import type { Outcome } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';

type Named<Fields> = { fields: Fields } | { refusal: Outcome<never> };

/**
 * Gives an operator call's field `Operator` the name of the session's person, whatever the request says. Where the bearer is
 * a key, which names nobody (`person` is then null), the request must have named somebody.
 */
export function withOperatorName<Fields>(fields: Fields, person: string | null): Named<Fields> {
  if (typeof fields !== 'object' || fields === null || !('Operator' in fields)) return { fields };
  if (person !== null) return { fields: { ...fields, Operator: person } };
  if (fields.Operator !== '') return { fields };
  return { refusal: invalidField('Operator', 'must name who makes the call') };
}

import type { StaffCaller } from '../core/caller.ts';
import type { Outcome } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';

type Named<Fields> = { fields: Fields } | { refusal: Outcome<never> };

/**
 * Fills an operator call's field `Operator`: a session names its person, whatever the request says, and a machine key itself
 * where the request names nobody. With the operator's key the request must name somebody.
 */
export function withOperatorName<Fields>(fields: Fields, staff: StaffCaller | undefined): Named<Fields> {
  if (typeof fields !== 'object' || fields === null || !('Operator' in fields) || !staff) return { fields };
  if (staff.kind === 'session') return { fields: { ...fields, Operator: staff.name } };
  if (fields.Operator !== '') return { fields };
  if (staff.kind === 'machine-key') return { fields: { ...fields, Operator: staff.name } };
  return { refusal: invalidField('Operator', 'must name who makes the call') };
}

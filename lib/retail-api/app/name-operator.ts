import type { Outcome } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import type { AuditedAs } from './audited-as.ts';

type Named<Fields> = { fields: Fields } | { refusal: Outcome<never> };

/**
 * Fills an operator call's field `Operator` with the name that the audit has for whoever makes the call; one that is not proved
 * gives way to the field. Somebody must be named.
 */
export function withOperatorName<Fields>(fields: Fields, { name, isProved }: AuditedAs): Named<Fields> {
  if (typeof fields !== 'object' || fields === null || !('Operator' in fields)) return { fields };
  if (fields.Operator !== '' && !isProved) return { fields };
  if (name !== '') return { fields: { ...fields, Operator: name } };
  return { refusal: invalidField('Operator', 'must name who makes the call') };
}

import * as calls from './calls/index.ts';
import type { RetailCall } from './define-call.ts';
import type { StaffRole } from './staff-vocabulary.ts';

/** The operator calls, by name. */
export const OPERATOR_CALLS: ReadonlyMap<string, RetailCall> = new Map(
  (Object.values(calls) as RetailCall[]).filter((call) => call.operator).map((call) => [call.name, call]),
);

/** Whether a role may make an operator call. */
export function mayMakeCall(role: StaffRole, { operator }: Pick<RetailCall, 'operator'>): boolean {
  return operator !== undefined && (role === 'owner' || operator.includes(role));
}

/** Names of the operator calls that a role may make, in alphabetical order. */
export function callsOfRole(role: StaffRole): string[] {
  return [...OPERATOR_CALLS.values()]
    .filter((call) => mayMakeCall(role, call))
    .map(({ name }) => name)
    .toSorted();
}

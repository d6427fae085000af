import { createHash, timingSafeEqual } from 'node:crypto';
import { mayMakeCall, type RetailCall } from '#lib/contract/index.ts';
import type { StaffCaller } from '../core/caller.ts';
import type { CoreContext } from '../core/core-context.ts';
import type { Outcome } from '../core/outcome.ts';
import { forbidden } from '../core/refusals.ts';
import { findMachine, isMachineKey } from './machine-keys.ts';
import { findSession } from './staff-sessions.ts';

/** Who makes a call of the operator or of staff, by its bearer; null if the bearer is wrong or has ended. */
export async function identifyStaff(context: CoreContext, bearer: string): Promise<StaffCaller | null> {
  if (isOperatorKey(context.operatorKeys, bearer)) return { kind: 'operator-key' };
  if (bearer === '') return null;
  const now = context.now();
  if (isMachineKey(bearer)) return findMachine(context.db, bearer, now);
  return findSession(context.db, bearer, { settings: context.staff, now });
}

/** Compares hashes, so that the duration reveals nothing about a key. */
function isOperatorKey(keys: readonly string[], presentedKey: string): boolean {
  const presented = sha256(presentedKey);
  return keys.some((key) => timingSafeEqual(sha256(key), presented));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Null if somebody may make a call, otherwise Forbidden with the reason. The operator's key may make all of the operator's. */
export function rejectForbidden(call: RetailCall, staff: StaffCaller): Outcome<never> | null {
  if (staff.kind === 'session') {
    if (call.access === 'staff') return null;
    if (staff.needsTotp) return forbidden('second-factor', 'Set up the authenticator first.');
    return mayMakeCall(staff.role, call) ? null : forbidden('role', `The role ${staff.role} may not make this call.`);
  }
  if (call.access === 'staff') return forbidden('scope', 'Only a signed-in person can make this call.');
  if (staff.kind === 'operator-key') return null;
  const isInScope = staff.calls.includes(call.name) || staff.roles.some((role) => mayMakeCall(role, call));
  return isInScope ? null : forbidden('scope', 'This key is not for this call.');
}

/** By what an operator call was made, for the audit. */
export function credentialOf(staff: StaffCaller): string {
  if (staff.kind === 'session') return 'session';
  return staff.kind === 'operator-key' ? 'operator key' : `machine key ${staff.name}`;
}

import type { Failure } from '#lib/shared/result.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import { lockedText } from '../codes/lock.ts';
import type { SignInContext } from '../sign-in/place.ts';
import { refuseSignIn } from '../sign-in/refusal.ts';
import { INVITATION_FIELD } from './invitation-field.ts';

function triesLeft(left: number | undefined): string {
  if (left === undefined) return '';
  return ` ${left} ${left === 1 ? 'try' : 'tries'} left.`;
}

/**
 * How the form of the invitation answers a use case that failed. Of a number that is not invited it says the same as of a
 * wrong code: who is invited is nobody else's business.
 */
export function refuseInvitation(failure: Failure, way: SignInContext): FormOutcome {
  if (failure.kind !== 'refused') return refuseSignIn(failure, way);
  if (failure.reason === 'code-wrong') {
    const words = `This mobile number and code do not match. Please check both.${triesLeft(failure.triesLeft)}`;
    return { ok: false, problems: { [INVITATION_FIELD]: words } };
  }
  if (failure.reason === 'code-locked') {
    const { retryAfterSeconds } = failure;
    const words = `${lockedText(retryAfterSeconds)} You can also use a one-time code.`;
    return { ok: false, status: 429, retryAfterSeconds, problems: { '': words } };
  }
  return refuseSignIn(failure, way);
}

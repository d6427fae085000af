import type { Failure } from '#lib/shared/result.ts';
import type { FormOutcome } from '#lib/storefront/platform/forms/form-route.ts';
import * as m from '#messages';
import { lockedText, wrongCodeText } from '../codes/lock.ts';
import type { SignInContext } from '../sign-in/place.ts';
import { refuseSignIn } from '../sign-in/refusal.ts';
import { INVITATION_FIELD } from './invitation-field.ts';

/**
 * The invitation form's response to a failed use case. It is the same for an uninvited mobile and for a wrong code, so
 * that nobody can find out who is invited.
 */
export function refuseInvitation(failure: Failure, context: SignInContext): FormOutcome {
  if (failure.kind !== 'refused') return refuseSignIn(failure, context);
  if (failure.reason === 'code-wrong') {
    const message = wrongCodeText(m.accountInvitationWrong(), failure.triesLeft);
    return { ok: false, problems: { [INVITATION_FIELD]: message } };
  }
  if (failure.reason === 'code-locked') {
    const { retryAfterSeconds } = failure;
    const message = m.accountInvitationLocked({ locked: lockedText(retryAfterSeconds) });
    return { ok: false, status: 429, retryAfterSeconds, problems: { '': message } };
  }
  return refuseSignIn(failure, context);
}

import 'server-only';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-form-path.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { codeRequest } from '#lib/storefront/platform/session/flash-cookies.ts';
import { readPageFlash } from '#lib/storefront/platform/session/read.ts';
import { activeCode } from '../codes/code-cookie.ts';
import { signInCodeOf } from '../sign-in/code.ts';
import type { SignInState } from '../sign-in/types.ts';

/** The query parameters of a sign-in page. */
export interface SignInSearch extends RefusedParameter {
  /** `number` shows the number form although a code was sent. */
  step?: string | string[];
}

/**
 * The state of the sign-in forms: the number form, or the code form of the code that this browser requested.
 */
export async function getSignInState(search: SignInSearch): Promise<SignInState> {
  const [codeState, sendForm, checkForm] = await Promise.all([
    readPageFlash(codeRequest),
    readForm('sign-in-code', search),
    readForm('sign-in', search),
  ]);
  const showsNumberStep = search.step === 'number';
  const now = Date.now();
  const code = activeCode(codeState, 'login', now);
  // A refusal is shown only at the form that was refused, not at the other one after the shopper has switched
  // to it.
  const isOfNumber = sendForm.values.resend === undefined;
  const turnedAway = code !== null && isOfNumber !== showsNumberStep;
  return {
    code: code && signInCodeOf(code, now),
    showsNumberStep,
    // The number of an expired code is filled in, so that the shopper need not type it again.
    mobile: codeState?.purpose === 'login' ? codeState.mobile : '',
    sendForm: turnedAway ? EMPTY_FORM : sendForm,
    checkForm: code !== null && showsNumberStep ? EMPTY_FORM : checkForm,
  };
}

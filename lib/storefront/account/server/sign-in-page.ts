import 'server-only';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import type { RefusedParameter } from '#lib/storefront/platform/forms/refused-page.ts';
import { EMPTY_FORM } from '#lib/storefront/platform/forms/types.ts';
import { codeRequest } from '#lib/storefront/platform/session/flash-cookies.ts';
import { readPageFlash } from '#lib/storefront/platform/session/read.ts';
import { livingCode } from '../codes/code-cookie.ts';
import { signInCodeOf } from '../sign-in/code.ts';
import type { SignInState } from '../sign-in/types.ts';

/** The parameters of a page of the sign-in that its forms follow. */
export interface SignInSearch extends RefusedParameter {
  /** `number` asks for the number although a code was sent. */
  step?: string | string[];
}

/** What the forms of the sign-in show: the number first, or the code that this browser has asked for. */
export async function getSignInState(search: SignInSearch): Promise<SignInState> {
  const [codeState, sendForm, checkForm] = await Promise.all([
    readPageFlash(codeRequest),
    readForm('sign-in-code', search),
    readForm('sign-in', search),
  ]);
  const showsNumberStep = search.step === 'number';
  const now = Date.now();
  const code = livingCode(codeState, 'login', now);
  // A refusal is shown by the form that was refused, not by the other one that the shopper has turned to.
  const isOfNumber = sendForm.values.resend === undefined;
  const turnedAway = code !== null && isOfNumber !== showsNumberStep;
  return {
    code: code && signInCodeOf(code, now),
    showsNumberStep,
    // A code whose time is over leaves the number, so that nobody types it again.
    mobile: codeState?.purpose === 'login' ? codeState.mobile : '',
    sendForm: turnedAway ? EMPTY_FORM : sendForm,
    checkForm: code !== null && showsNumberStep ? EMPTY_FORM : checkForm,
  };
}

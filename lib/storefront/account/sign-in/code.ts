import type { CodeRequest } from '#lib/storefront/platform/session/flash-cookies.ts';
import { codeStepOf } from '../codes/code-cookie.ts';
import type { SignInCode } from './types.ts';

/** What the page may know of a code to sign in with. `now`: epoch milliseconds. */
export function signInCodeOf(codeState: CodeRequest, now: number): SignInCode {
  const { mobile, sends, resent } = codeState;
  return { ...codeStepOf(codeState, now), mobile, sends, resent };
}

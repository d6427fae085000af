import type { PendingCodeRequest } from '#lib/storefront/platform/session/flash-cookies.ts';
import { codeStepOf } from '../codes/code-cookie.ts';
import type { SignInCode } from './types.ts';

/** What a page may know about a sign-in code. `now`: epoch milliseconds. */
export function signInCodeOf(codeState: PendingCodeRequest, now: number): SignInCode {
  const { mobile, sends, resent } = codeState;
  return { ...codeStepOf(codeState, now), mobile, sends, resent };
}

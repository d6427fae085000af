import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import type { CodeStepState } from '../types.ts';

/** A code that was sent to sign in with, as its page may know it. */
export interface SignInCode extends CodeStepState {
  /** Ten digits. */
  mobile: string;
  /** Codes sent so far; a call is offered once the first SMS did not do. */
  sends: number;
  /** It was asked for once more while it could still be typed, so none was sent. */
  resent: boolean;
}

/** What the forms of the sign-in show. */
export interface SignInState {
  /** The code that was sent and can still be typed; null before. */
  code: SignInCode | null;
  /** Asks for the number although a code was sent. */
  showsNumberStep: boolean;
  /** Ten digits of the number that a code was last sent to; empty where there is none. */
  mobile: string;
  /** The two forms as they came back without scripts. */
  sendForm: FormState;
  checkForm: FormState;
}

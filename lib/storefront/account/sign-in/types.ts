import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import type { CodeStepState } from '../types.ts';

/** A sent sign-in code, as far as its page may know. */
export interface SignInCode extends CodeStepState {
  /** Ten digits. */
  mobile: string;
  /** The number of codes sent so far; after the first SMS a phone call is offered. */
  sends: number;
  /** True where another code was requested while the last one was valid, so that none was sent. */
  resent: boolean;
}

/** The state of the sign-in forms. */
export interface SignInState {
  /** The sent code if it is still valid; null otherwise. */
  code: SignInCode | null;
  /** Shows the number form although a code was sent. */
  showsNumberStep: boolean;
  /** The ten-digit number that a code was last sent to; empty where there is none. */
  mobile: string;
  /** The states of the two forms after they were refused without scripts. */
  sendForm: FormState;
  checkForm: FormState;
}

import type { ConsentPurpose } from '#lib/contract/vocabulary.ts';

/** A customer's profile as entered by the customer. Times in epoch milliseconds. */
export interface Profile {
  /** Empty where not given. */
  name: string;
  /** Empty where not given. */
  email: string;
  /** Ten digits. */
  mobile: string;
  memberSince: number;
}

/** A session of the customer. */
export interface SignedIn {
  signedInAt: number;
  lastUsedAt: number;
  /** True for the session of this browser. */
  current: boolean;
}

export interface Consent {
  purpose: ConsentPurpose;
  granted: boolean;
  /** When the customer last made this choice, in epoch milliseconds; null where never. */
  chosenAt: number | null;
}

export interface Consents {
  /** Version of the privacy notice that the choices were made under. */
  version: string;
  choices: Consent[];
}

/** A code that was sent. */
export interface SentCode {
  /** Identifies the code request to the retail API. */
  eString: string;
  /** The number of characters of the code. */
  length: number;
  expiresInSeconds: number;
  resendAfterSeconds: number;
}

/** The state between the number form and the code, as far as a page may know. */
export interface CodeStepState {
  /** The number of characters of the code. */
  length: number;
  /** Seconds until another code may be requested; 0 where it may be now. */
  resendInSeconds: number;
  /** Seconds for which no code is accepted or sent; 0 where the code is not locked. */
  lockedForSeconds: number;
}

/** The details given by a customer who has lost access to the mobile number. */
export interface RecoveryDetails {
  email: string;
  /** Empty where not given. */
  orderNumber: string;
  /** The number where the customer can be reached now, ten digits. */
  mobile: string;
}

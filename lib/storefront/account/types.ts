import type { ConsentPurpose } from '#lib/contract/vocabulary.ts';

/** Who a customer is, as the customer said. Times in epoch milliseconds. */
export interface Profile {
  /** Empty where none was given. */
  name: string;
  /** Empty where none was given. */
  email: string;
  /** Ten digits. */
  mobile: string;
  memberSince: number;
}

/** Somewhere the customer is signed in. */
export interface SignedIn {
  signedInAt: number;
  lastUsedAt: number;
  /** The session that asks. */
  current: boolean;
}

export interface Consent {
  purpose: ConsentPurpose;
  granted: boolean;
  /** When this was last chosen; null where it never was. */
  chosenAt: number | null;
}

export interface Consents {
  /** Of the notice that the choices were made under. */
  version: string;
  choices: Consent[];
}

/** A code that was sent. */
export interface SentCode {
  /** Names the request to the retail API. */
  eString: string;
  /** Characters of the code. */
  length: number;
  expiresInSeconds: number;
  resendAfterSeconds: number;
}

/** The state between a form and its code, as a page may know it. */
export interface CodeStepState {
  /** Characters of the code. */
  length: number;
  /** 0 where another code may be asked for at once. */
  resendInSeconds: number;
  /** So long no code is taken, nor another one sent; 0 where none is locked. */
  lockedForSeconds: number;
}

/** What who has lost the mobile told us. */
export interface RecoveryDetails {
  email: string;
  /** Empty where none was given. */
  orderNumber: string;
  /** Where the customer can be reached now, ten digits. */
  mobile: string;
}

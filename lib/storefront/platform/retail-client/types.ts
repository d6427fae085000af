import type { DataOf, RequestOf, RetailCall } from '#lib/contract/index.ts';
import type { Failure } from '#lib/shared/result.ts';

/** The identity that a call uses. Always an argument: the client reads no cookie. */
export interface Credential {
  /** Identifies the session to JwtToken; callers of one session share one refresh. */
  readonly sessionId: string;
  /** Bearer JWT; empty where there is none yet. */
  readonly jwt: string;
  /** Empty for a guest. */
  readonly customerToken: string;
  readonly currencyId: number;
  /**
   * Network address of the shopper, for the rate limits of the retail API; left out for calls without a shopper.
   */
  readonly clientAddress?: string;
}

/** The changes to the caller's credential, to be applied by a caller that may write cookies. */
export interface Effects {
  /** The JWT to save; '' to drop it; null where it is unchanged. */
  jwt: string | null;
  /** The retail API no longer knows the customer: all data of the shopper must be cleared. */
  signedOut: boolean;
}

export type CallOutcome<Data> =
  | { kind: 'done'; data: Data }
  /** The cart is empty. */
  | { kind: 'empty' }
  | { kind: 'signed-out' }
  | { kind: 'failed'; failure: Failure };

export interface CallReply<Data> {
  outcome: CallOutcome<Data>;
  effects: Effects;
}

/** A request without the fields that the client adds. */
export type CallerRequest<Call extends RetailCall> = Omit<RequestOf<Call> & object, 'CustomerToken' | 'CurrencyId'>;

/** A file for a call whose body is `multipart/form-data`. */
export interface UploadedFile {
  readonly content: Blob;
  /** The extension in lower case, without the dot. */
  readonly extension: string;
}

export interface RetailClient {
  /**
   * Makes one call; never throws for errors of the network or the retail API. `file`: for a call that accepts one.
   */
  call<Call extends RetailCall>(
    call: Call,
    request: CallerRequest<Call>,
    credential: Credential,
    file?: UploadedFile,
  ): Promise<CallReply<DataOf<Call>>>;
}

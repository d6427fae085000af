import type { DataOf, RequestOf, RetailCall } from '#lib/contract/index.ts';
import type { Failure } from '#lib/shared/result.ts';

/** Whose identity a call spends. Always an argument: the client reads no cookie. */
export interface Credential {
  /** Names the session to JwtToken; callers of one session share one refresh. */
  readonly sessionId: string;
  /** Bearer JWT; empty where there is none yet. */
  readonly jwt: string;
  /** Empty for a guest. */
  readonly customerToken: string;
  readonly currencyId: number;
  /** Network address of the shopper, for limits of the retail API; left out where no shopper asked. */
  readonly clientAddress?: string;
}

/** What a call changed about its caller's credential; whoever may write cookies applies it. */
export interface Effects {
  /** The JWT to keep from now on; '' to drop it; null where it stays as it is. */
  jwt: string | null;
  /** The retail API no longer knows the customer: everything of the shopper's is to be forgotten. */
  signedOut: boolean;
}

export type Outcome<Data> =
  | { kind: 'done'; data: Data }
  /** The cart holds nothing. */
  | { kind: 'empty' }
  | { kind: 'signed-out' }
  | { kind: 'failed'; failure: Failure };

export interface Reply<Data> {
  outcome: Outcome<Data>;
  effects: Effects;
}

/** A request without the fields that the client itself adds. */
export type CallerRequest<Call extends RetailCall> = Omit<RequestOf<Call> & object, 'CustomerToken' | 'CurrencyId'>;

/** A file for a call whose body is `multipart/form-data`. */
export interface UploadedFile {
  readonly content: Blob;
  /** Without the dot, in lower case. */
  readonly extension: string;
}

export interface RetailClient {
  /** Makes one call; never throws for what the network or the retail API does. `file`: where the call takes one. */
  call<Call extends RetailCall>(
    call: Call,
    request: CallerRequest<Call>,
    credential: Credential,
    file?: UploadedFile,
  ): Promise<Reply<DataOf<Call>>>;
}

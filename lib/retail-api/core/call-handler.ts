import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { RetailCall, ReturnCodeName } from '#lib/contract/index.ts';
import type { CatalogueStructure } from '../catalogue/catalogue-index.ts';
import type { SearchEngine } from '../catalogue/search-engine.ts';
import type { SearchTally } from '../catalogue/search-tally.ts';
import type { UploadMaker } from '../community/uploads/upload-maker.ts';
import type { Seller } from '../documents/invoices/seller.ts';
import type { Printer } from '../documents/print/printer.ts';
import type { Payments } from '../payments/gateway.ts';
import type { PhotoSearch } from '../photo-search/photo-search.ts';
import type { Database } from './db/schema.ts';
import type { Queues } from './limits/queues.ts';
import type { SecurityLog } from './security-log.ts';

/** What every call may use. Nothing here is a global: tests build their own. */
export interface ApiContext {
  readonly db: Kysely<Database>;
  /** The lists of the catalogue and what belongs to them, as of now: taken once, it stays the same for a whole call. */
  readonly catalogue: CatalogueStructure;
  /** Finds products; it may be on another machine. */
  readonly search: SearchEngine;
  /** Counts what shoppers search for. */
  readonly searchTally: Pick<SearchTally, 'add' | 'addMiss'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Signs JWTs, and keys the hashes of one-time codes. */
  readonly secret: Uint8Array;
  /** Whoever shows it may edit pages; empty where nobody may. */
  readonly operatorKey: string;
  /** Address of the store as shoppers know it, without a trailing slash; stands in messages. */
  readonly siteUrl: string;
  /** Mailbox that requests to support are told to; empty where nobody is told. */
  readonly supportEmail: string;
  readonly codes: CodeSettings;
  /** When the store opens, in epoch milliseconds. */
  readonly launchAt: number;
  /** Whether the operator gives invitations: the private sale is then for these mobiles alone. */
  readonly invitedOnly: boolean;
  readonly payments: Payments;
  /** Who sells, as tax invoices name them. */
  readonly seller: Seller;
  /** Draws documents as files. */
  readonly printer: Printer;
  /** Finds products by a photo. */
  readonly photos: PhotoSearch;
  /** Writes the photos of shoppers anew. */
  readonly uploads: UploadMaker;
  /** Tells the operator of something that should not happen; facts without a person's data. */
  readonly alarm: (event: string, facts: Readonly<Record<string, string | number>>) => void;
  /** Writes down who signs in, who is refused and what is ended; called once it is done. */
  readonly security: SecurityLog;
  /** Where work waits for its turn. */
  readonly queues: Queues;
}

/** How one-time codes are made. */
interface CodeSettings {
  /** Digits, 4 to 8. */
  readonly length: number;
  /** The most that the whole store sends in a minute. */
  readonly perMinute: number;
}

/** Who calls, as far as the request proved it. */
export interface Caller {
  readonly sessionId: string;
  /** Null for a guest. A token that is not known is refused before the handler runs. */
  readonly customerId: string | null;
  /** The customer token that proved it; empty for a guest. */
  readonly customerToken: string;
  /** The network that the shopper's request came from, as the storefront says; empty where it says nothing. */
  readonly network: string;
}

/** The answer of a call: Data where the code is `Success`, otherwise a named code with an optional message for the log. */
export type Outcome<Data> =
  | {
      code: 'Success';
      data: Data;
      /** An earlier request had done it: nothing was done now. */
      repeated?: true;
    }
  | { code: Exclude<ReturnCodeName, 'Success'>; message?: string; data?: unknown };

export interface CallHandler<Call extends RetailCall = RetailCall> {
  readonly call: Call;
  handle(
    request: z.output<Call['request']>,
    context: ApiContext,
    caller: Caller,
    /** The file of a call that takes one; null where none was sent. */
    file?: File | null,
  ): Promise<Outcome<z.input<Call['data']>>>;
}

/** Ties a handler to its call, so that request and Data are checked against the contract. */
export function handlerFor<Call extends RetailCall>(
  call: Call,
  handle: CallHandler<Call>['handle'],
): CallHandler<Call> {
  return { call, handle };
}

/** The outcome of a call that did what it was asked. */
export function succeed<Data>(data: Data): Outcome<Data> {
  return { code: 'Success', data };
}

/** The outcome of a call that had been done before, so that nothing was done now. */
export function succeedAgain<Data>(data: Data): Outcome<Data> {
  return { code: 'Success', data, repeated: true };
}

/** The outcome of a call that changed nothing; `message` takes the place of the code's own words. */
export function refuse(code: Exclude<ReturnCodeName, 'Success'>, message?: string, data?: unknown): Outcome<never> {
  return { code, ...(message === undefined ? {} : { message }), ...(data === undefined ? {} : { data }) };
}

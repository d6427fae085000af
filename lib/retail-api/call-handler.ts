import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { RetailCall, ReturnCodeName } from '#lib/contract/index.ts';
import type { CatalogueIndex } from './catalogue/catalogue-index.ts';
import type { Database } from './db/schema.ts';

/** What every call may use. Nothing here is a global: tests build their own. */
export interface ApiContext {
  readonly db: Kysely<Database>;
  readonly catalogue: CatalogueIndex;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Signs JWTs. */
  readonly secret: Uint8Array;
}

/** Who calls, as far as the request proved it. */
export interface Caller {
  readonly sessionId: string;
  /** Null for a guest. A token that is not known is refused before the handler runs. */
  readonly customerId: string | null;
}

/** The answer of a call: Data where the code is `Success`, otherwise a named code with an optional message for the log. */
export type Outcome<Data> =
  | { code: 'Success'; data: Data }
  | { code: Exclude<ReturnCodeName, 'Success'>; message?: string; data?: unknown };

export interface CallHandler<Call extends RetailCall = RetailCall> {
  readonly call: Call;
  handle(
    request: z.output<Call['request']>,
    context: ApiContext,
    caller: Caller,
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

/** The outcome of a call that changed nothing; `message` takes the place of the code's own words. */
export function refuse(code: Exclude<ReturnCodeName, 'Success'>, message?: string, data?: unknown): Outcome<never> {
  return { code, ...(message === undefined ? {} : { message }), ...(data === undefined ? {} : { data }) };
}

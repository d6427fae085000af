import type { z } from 'zod';
import type { RetailCall } from '#lib/contract/index.ts';
import type { ApiContext } from '../app/api-context.ts';
import type { Outcome } from './outcome.ts';

/** The caller of a request, as far as the request proves it. */
export interface Caller {
  readonly sessionId: string;
  /** Null for a guest. A request with an unknown token is refused before the handler runs. */
  readonly customerId: string | null;
  /** The customer token that identified the customer; empty for a guest. */
  readonly customerToken: string;
  /** The network of the shopper's request, as reported by the storefront; empty if it reports none. */
  readonly network: string;
}

/** A call with its handler. */
export interface CallHandler<Call extends RetailCall = RetailCall> {
  readonly call: Call;
  handle(
    request: z.output<Call['request']>,
    context: ApiContext,
    caller: Caller,
    /** The uploaded file, for a call that takes one; null if none was sent. */
    file?: File | null,
  ): Promise<Outcome<z.input<Call['data']>>>;
}

/** Binds a handler to its call, so that request and Data are type-checked against the contract. */
export function handlerFor<Call extends RetailCall>(
  call: Call,
  handle: CallHandler<Call>['handle'],
): CallHandler<Call> {
  return { call, handle };
}

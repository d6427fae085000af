import type { z } from 'zod';
import type { RetailCall } from '#lib/contract/index.ts';
import type { ApiContext } from '../app/api-context.ts';
import type { Outcome } from './outcome.ts';

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

/** A call with what answers it. */
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

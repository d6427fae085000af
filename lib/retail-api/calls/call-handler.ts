import type { z } from 'zod';
import type { RetailCall } from '#lib/contract/index.ts';
import type { Caller } from '../core/caller.ts';
import type { Outcome } from '../core/outcome.ts';
import type { ApiContext } from './api-context.ts';

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

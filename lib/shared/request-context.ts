import { AsyncLocalStorage } from 'node:async_hooks';
import { singleton } from './singleton.ts';

/** What is known of the request that the running code works for. */
interface RequestContext {
  readonly requestId: string;
}

const storage = () => singleton('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Runs the work of a request: everything that it calls and awaits knows the request's id. */
export function inRequest<Value>(context: RequestContext, work: () => Value): Value {
  return storage().run(context, work);
}

/** The id of the request that the running code works for; undefined for work in the background. */
export function currentRequestId(): string | undefined {
  return storage().getStore()?.requestId;
}

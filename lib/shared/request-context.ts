import { AsyncLocalStorage } from 'node:async_hooks';
import type { LanguageCode } from '#lib/messages/languages.ts';
import { singleton } from './singleton.ts';

/** What is known of the request that the running code works for. */
interface RequestContext {
  readonly requestId: string;
  readonly language?: LanguageCode;
}

const storage = () => singleton('request-context', () => new AsyncLocalStorage<Partial<RequestContext>>());

/** Runs the work of a request: everything that it calls and awaits knows the request's id and language. */
export function inRequest<Value>(context: RequestContext, work: () => Value): Value {
  return storage().run(context, work);
}

/** Runs work in a language: that of a customer whom a message is written to, for instance. */
export function inLanguage<Value>(language: LanguageCode, work: () => Value): Value {
  return storage().run({ ...storage().getStore(), language }, work);
}

/** The id of the request that the running code works for; undefined for work in the background. */
export function currentRequestId(): string | undefined {
  return storage().getStore()?.requestId;
}

/** The language of the request that the running code works for; undefined where none was chosen. */
export function requestLanguage(): LanguageCode | undefined {
  return storage().getStore()?.language;
}

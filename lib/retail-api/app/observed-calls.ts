import type { ReturnCodeName } from '#lib/contract/index.ts';
import { count, observeSince } from '#lib/shared/metrics/record.ts';
import type { Span } from '#lib/shared/tracing/span.ts';

/** Codes by which the API reports a failure of its own. */
const FAILURES: ReadonlySet<ReturnCodeName> = new Set(['InternalError']);

/** Measures and traces one call; `name` as in the contract. */
export class ObservedCall {
  readonly #startedAt = performance.now();
  #name = 'other';
  #span: Span | undefined;
  #code: ReturnCodeName | 'InvalidToken' | null = null;

  /** Also describes the span in which the call is done. */
  within(span: Span): this {
    this.#span = span;
    return this;
  }

  /** To be called once the call is known: the names of unknown ones are the sender's. */
  named(name: string): void {
    this.#name = name;
    this.#span?.rename(name);
    this.#span?.add({ 'rpc.method': name });
  }

  /** To be called with the return code of the answer, or `InvalidToken` where a credential was refused. */
  answered(code: ReturnCodeName | 'InvalidToken'): void {
    this.#code = code;
    this.#span?.add({ 'samay.return_code': code });
    if (code !== 'InvalidToken' && FAILURES.has(code)) this.#span?.fail(code);
  }

  /** Records the time until now; nothing for what is no call, such as a photo. */
  end(): void {
    const code = this.#code;
    if (code === null) return;
    const isSuccess = code === 'Success';
    const isFailure = code !== 'InvalidToken' && FAILURES.has(code);
    const outcome = isSuccess ? 'success' : isFailure ? 'failed' : 'refused';
    observeSince('calls', { call: this.#name, outcome }, this.#startedAt);
    if (outcome === 'refused') count('refusals', { call: this.#name, code });
  }
}

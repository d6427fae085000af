import type { ReturnCodeName } from '#lib/contract/index.ts';
import { count, observeSince } from '#lib/shared/metrics/record.ts';

/** Codes by which the API reports a failure of its own. */
const FAILURES: ReadonlySet<ReturnCodeName> = new Set(['InternalError']);

/** Measures one call; `name` as in the contract. */
export class ObservedCall {
  readonly #startedAt = performance.now();
  #name = 'other';
  #code: ReturnCodeName | 'InvalidToken' | null = null;

  /** To be called once the call is known: the names of unknown ones are the sender's. */
  named(name: string): void {
    this.#name = name;
  }

  /** To be called with the return code of the answer, or `InvalidToken` where a credential was refused. */
  answered(code: ReturnCodeName | 'InvalidToken'): void {
    this.#code = code;
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

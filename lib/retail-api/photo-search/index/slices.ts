import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

/** The most milliseconds that other requests wait for a step of a long computation. */
const SLICE_MS = 2;

/** Divides a long computation into slices, between which other requests are handled. */
export class Slices {
  readonly #cut: AbortSignal | undefined;
  #since = performance.now();

  /** `cut` aborts the computation. */
  constructor(cut?: AbortSignal) {
    this.#cut = cut;
  }

  /** Await this between two steps that take far less than a slice. Rejects once the computation is aborted. */
  async pause(): Promise<void> {
    this.#cut?.throwIfAborted();
    if (performance.now() - this.#since < SLICE_MS) return;
    await yieldToEventLoop();
    this.#since = performance.now();
  }
}

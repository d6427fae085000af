import { setImmediate as breathe } from 'node:timers/promises';

/** So long other requests wait at the most for a step of a long computation, in milliseconds. */
const SLICE_MS = 2;

/** Cuts a long computation into slices, between which requests are answered. */
export class Slices {
  readonly #cut: AbortSignal | undefined;
  #since = performance.now();

  /** `cut` tells the computation to break off. */
  constructor(cut?: AbortSignal) {
    this.#cut = cut;
  }

  /** To be awaited between two steps that take far less than a slice. Rejects once the computation is to break off. */
  async pause(): Promise<void> {
    this.#cut?.throwIfAborted();
    if (performance.now() - this.#since < SLICE_MS) return;
    await breathe();
    this.#since = performance.now();
  }
}

/** Longest wait for a turn; only a transaction that waits for itself ever reaches it. */
const LONGEST_WAIT_MS = 15_000;

/** A queue for the one writer of an SQLite file: turns are given in the order they were asked for. */
export class WriteLock {
  #tail: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, to the function that ends it. */
  async acquire(): Promise<() => void> {
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = before.then(() => promise);
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new Error('Waited too long to write: is a transaction writing outside of itself?'));
    }, LONGEST_WAIT_MS);
    try {
      await Promise.race([before, tooLong]);
    } catch (error) {
      resolve();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    return resolve;
  }
}

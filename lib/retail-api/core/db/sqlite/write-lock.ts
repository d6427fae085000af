/** Longest wait for the lock; only a transaction that waits for itself ever reaches it. */
const MAX_WAIT_MS = 15_000;

/** A queue for the single writer of an SQLite file, in order of request. */
export class WriteLock {
  #tail: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn, with the function that ends the turn. */
  async acquire(): Promise<() => void> {
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = before.then(() => promise);
    const { promise: tooLong, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new Error('Waited too long to write: is a transaction writing outside of itself?'));
    }, MAX_WAIT_MS);
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

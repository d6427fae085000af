/** What has to be ended, the last thing first. Nothing is ended twice, and one that fails keeps none of the others alive. */
export class Closers {
  readonly #closers: (() => unknown)[] = [];
  #closed: Promise<void> | undefined;

  /** Whether the end has begun: nothing may be started any more. */
  get isClosing(): boolean {
    return this.#closed !== undefined;
  }

  add(closer: () => unknown): void {
    this.#closers.push(closer);
  }

  /** Rejects with all failures once everything has been tried. */
  close(): Promise<void> {
    this.#closed ??= this.#closeAll();
    return this.#closed;
  }

  async #closeAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const closer of this.#closers.toReversed()) {
      try {
        await closer();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some parts of the cluster could not be ended.');
  }
}

/** By Ctrl+C, by `kill`, and when the terminal is closed. */
const ENDING_SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Calls `end` at the first signal that ends a process, and exits afterwards; the returned function takes that back. */
export function endOnSignal(end: () => Promise<void>): () => void {
  const listeners = Object.entries(ENDING_SIGNALS).map(([signal, code]) => {
    // Further signals change nothing: to exit before the end would leave what `end` ends.
    const listener = () => void end().then(() => process.exit(code), exitWith);
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const takeBack of listeners) takeBack();
  };
}

function exitWith(error: unknown): void {
  process.stderr.write(`${error instanceof AggregateError ? error.errors.join('\n') : error}\n`);
  process.exit(1);
}

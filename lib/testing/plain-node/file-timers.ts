/**
 * Timers that a test file sets, which end with it as those of a process do: none calls back in the middle of the next
 * file.
 */
export class FileTimers {
  readonly #running = new Set<NodeJS.Timeout>();
  readonly #found = { setTimeout, setInterval };

  /** From now on timers are those of a file. */
  constructor() {
    const { setTimeout, setInterval } = this.#found;
    const once = (callback: (...args: unknown[]) => void, milliseconds?: number, ...args: unknown[]) => {
      const timer = setTimeout(() => {
        this.#running.delete(timer);
        callback(...args);
      }, milliseconds);
      this.#running.add(timer);
      return timer;
    };
    const again = (callback: (...args: unknown[]) => void, milliseconds?: number, ...args: unknown[]) => {
      const timer = setInterval(callback, milliseconds, ...args);
      this.#running.add(timer);
      return timer;
    };
    // With the form that `util.promisify` makes of it.
    Object.assign(globalThis, { setTimeout: Object.assign(once, setTimeout), setInterval: again });
  }

  /** Ends those that still run. */
  end(): void {
    Object.assign(globalThis, this.#found);
    for (const timer of this.#running) clearInterval(timer);
  }
}

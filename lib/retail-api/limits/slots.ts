/** Room for so much work at a time in this process, whoever asks for it: what comes on top waits outside the database. */
export class Slots {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `mostWaiting`: how many wait at the most. */
  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Does the work once there is room, in the order it came; null where too many wait already. */
  take<Value>(work: () => Promise<Value>): Promise<Value> | null {
    if (this.#running >= this.#atOnce && this.#waiting.length >= this.#mostWaiting) return null;
    return this.#run(work);
  }

  async #run<Value>(work: () => Promise<Value>): Promise<Value> {
    // Whoever leaves hands the slot on, so that nobody slips in between.
    if (this.#running >= this.#atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** Thrown where a render would have to wait for too long behind others. */
export class Overloaded extends Error {}

export interface RenderGateOptions {
  /** Renders that may be under way at once. */
  running: number;
  /** Renders that may wait for their turn. */
  waiting: number;
  /** Longest wait, in milliseconds. */
  maximumWaitMs: number;
}

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout;
}

/** Bounds how many renders share the processor, so that a rush is answered late or refused rather than lost as a whole. */
export class RenderGate {
  readonly #options: RenderGateOptions;
  readonly #queue = new Set<Waiting>();
  #running = 0;

  constructor(options: RenderGateOptions) {
    this.#options = options;
  }

  /** Does the work when its turn comes. Rejects with Overloaded where the queue is full or the wait too long. */
  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.#turn();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #turn(): Promise<void> {
    const { running, waiting, maximumWaitMs } = this.#options;
    if (this.#running < running) {
      this.#running += 1;
      return Promise.resolve();
    }
    if (this.#queue.size >= waiting) return Promise.reject(new Overloaded('Too many pages wait to be rendered'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.delete(place);
        reject(new Overloaded(`A page waited ${maximumWaitMs} ms for its render`));
      }, maximumWaitMs);
      const place: Waiting = { enter: resolve, timer };
      this.#queue.add(place);
    });
  }

  /** Hands the place of a finished render to whoever waits longest. */
  #leave(): void {
    const [next] = this.#queue;
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#queue.delete(next);
    clearTimeout(next.timer);
    next.enter();
  }
}

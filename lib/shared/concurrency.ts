/** Thrown where work would have to wait too long. */
export class Overloaded extends Error {}

interface SemaphoreOptions {
  /** How much work may run at once. */
  running: number;
  /** How much more work may wait; unlimited by default. */
  waiting?: number;
  /** Longest wait in milliseconds; unlimited by default. */
  maximumWaitMs?: number;
}

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout | undefined;
}

/** Limits how much work runs at once in this process; further work waits in order of arrival or is rejected. */
export class Semaphore {
  readonly #options: Required<SemaphoreOptions>;
  readonly #queue = new Set<Waiting>();
  #running = 0;

  constructor({ running, waiting = Infinity, maximumWaitMs = Infinity }: SemaphoreOptions) {
    this.#options = { running, waiting, maximumWaitMs };
  }

  /** How much work runs, and how much waits for its turn. */
  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#queue.size };
  }

  /** Whether no work is running. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /**
   * Runs the work when its turn comes. Rejects with Overloaded where too much waits already, or the wait is too
   * long.
   */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.tryRun(work) ?? Promise.reject(new Overloaded('Too much work is already waiting for its turn.'));
  }

  /** Like `run`, but returns null immediately where too much waits already. */
  tryRun<Value>(work: () => Promise<Value>): Promise<Value> | null {
    const { running, waiting } = this.#options;
    if (this.#running < running) {
      this.#running += 1;
      return this.#do(work);
    }
    return this.#queue.size < waiting ? this.#turn().then(() => this.#do(work)) : null;
  }

  async #do<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #turn(): Promise<void> {
    const { maximumWaitMs } = this.#options;
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#queue.delete(place);
        reject(new Overloaded(`Work has waited ${maximumWaitMs} ms for its turn.`));
      };
      const timer = maximumWaitMs === Infinity ? undefined : setTimeout(giveUp, maximumWaitMs);
      const place: Waiting = { enter: resolve, timer };
      this.#queue.add(place);
    });
  }

  /** Hands the slot to the longest-waiting work, so that later work cannot overtake it. */
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

/** One queue per key in this process; the work of a key runs one by one in order of arrival. */
export class KeyedQueue {
  readonly #max: number;
  readonly #queues = new Map<string, Semaphore>();

  /** `max`: the length of one queue, including the work that is running. */
  constructor(max: number) {
    this.#max = max;
  }

  /** Runs the work when its turn comes; returns null immediately where the key's queue is full. */
  tryRun<Value>(key: string, work: () => Promise<Value>): Promise<Value> | null {
    const queue = this.#queues.get(key) ?? new Semaphore({ running: 1, waiting: this.#max - 1 });
    this.#queues.set(key, queue);
    const result = queue.tryRun(work);
    return result?.finally(() => queue.isIdle && this.#queues.delete(key)) ?? null;
  }
}

/** Runs work once for all concurrent callers. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Promise<Value>>();

  /** Returns the outcome of the key's work that is already running, or else of this work. */
  share(key: string, work: () => Promise<Value>): Promise<Value> {
    const running = this.#flights.get(key);
    if (running) return running;
    const flight = work().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}

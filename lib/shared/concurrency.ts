/** Thrown where work would have to wait too long behind others. */
export class Overloaded extends Error {}

interface SemaphoreOptions {
  /** How much work may be under way at once. */
  running: number;
  /** How much more may wait for its turn; without end unless given. */
  waiting?: number;
  /** Longest wait, in milliseconds; without end unless given. */
  maximumWaitMs?: number;
}

interface Waiting {
  enter: () => void;
  timer: NodeJS.Timeout | undefined;
}

/** Bounds how much work is under way at once in this process: what comes on top waits in the order it came, or is refused. */
export class Semaphore {
  readonly #options: Required<SemaphoreOptions>;
  readonly #queue = new Set<Waiting>();
  #running = 0;

  constructor({ running, waiting = Infinity, maximumWaitMs = Infinity }: SemaphoreOptions) {
    this.#options = { running, waiting, maximumWaitMs };
  }

  /** Whether no work is under way. */
  get isIdle(): boolean {
    return this.#running === 0;
  }

  /** Does the work when its turn comes. Rejects with Overloaded where too much waits already, or the wait is too long. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.tryRun(work) ?? Promise.reject(new Overloaded('Too much work waits for its turn already.'));
  }

  /** As `run`, but null at once where too much waits already. */
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

  /** Hands the place on to whoever waits longest, so that nobody slips in between. */
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

/** A queue for each key in this process, whose work is done one by one in the order it came. */
export class KeyedQueue {
  readonly #most: number;
  readonly #queues = new Map<string, Semaphore>();

  /** `most`: how much stands in one queue at a time, with what is under way. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Does the work when its turn comes; null at once where the queue of the key is full. */
  tryRun<Value>(key: string, work: () => Promise<Value>): Promise<Value> | null {
    const queue = this.#queues.get(key) ?? new Semaphore({ running: 1, waiting: this.#most - 1 });
    this.#queues.set(key, queue);
    const result = queue.tryRun(work);
    return result?.finally(() => queue.isIdle && this.#queues.delete(key)) ?? null;
  }
}

/** Work that several ask for at once is done once for all of them. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Promise<Value>>();

  /** The outcome of the work of a key that is under way, or else of this. */
  share(key: string, work: () => Promise<Value>): Promise<Value> {
    const running = this.#flights.get(key);
    if (running) return running;
    const flight = work().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }
}

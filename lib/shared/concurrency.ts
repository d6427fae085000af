/** Thrown where work would have to wait too long. */
export class Overloaded extends Error {}

const TOO_MUCH = 'Too much work is already waiting for its turn.';

/** Decides when work may start, within the limits of a semaphore. */
export interface StartPacer {
  /** Whether work may start at once beside this much, where none waits. */
  mayStartAtOnce(running: number): boolean;
  /** Calls `start` once, when work that waits may start beside `running()`. */
  whenReady(running: () => number, start: () => void): void;
}

interface SemaphoreOptions {
  /** How much work may run at once. */
  running: number;
  /** How much more than that may wait; unlimited by default. */
  waiting?: number;
  /** Longest wait in milliseconds; unlimited by default. */
  maximumWaitMs?: number;
  /** By default work starts as soon as a slot is free. */
  pacer?: StartPacer | null;
}

/** Whether somebody waits for some work; this may change while it is queued. */
export interface WorkPriority {
  isBackground: boolean;
}

const FOREGROUND: Readonly<WorkPriority> = { isBackground: false };

interface Waiting {
  priority: Readonly<WorkPriority>;
  enter: () => void;
  refuse: (reason: string) => void;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Limits how much work runs at once in this process; further work waits in order of arrival or is rejected. Background
 * work waits behind all other work, and is rejected first.
 */
export class Semaphore {
  readonly #options: Required<SemaphoreOptions>;
  readonly #queue = new Set<Waiting>();
  #running = 0;
  #isAwaitingPacer = false;

  constructor({ running, waiting = Infinity, maximumWaitMs = Infinity, pacer = null }: SemaphoreOptions) {
    this.#options = { running, waiting, maximumWaitMs, pacer };
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
  run<Value>(work: () => Promise<Value>, priority = FOREGROUND): Promise<Value> {
    return this.tryRun(work, priority) ?? Promise.reject(new Overloaded(TOO_MUCH));
  }

  /** Like `run`, but returns null immediately where too much waits already. */
  tryRun<Value>(work: () => Promise<Value>, priority = FOREGROUND): Promise<Value> | null {
    const { running, waiting, pacer } = this.#options;
    if (this.#hasFreeSlot && this.#queue.size === 0 && (pacer?.mayStartAtOnce(this.#running) ?? true)) {
      this.#running += 1;
      return this.#do(work);
    }
    const hasRoom = this.#running + this.#queue.size < running + waiting;
    if (!hasRoom && (priority.isBackground || !this.#refuseBackground())) return null;
    const turn = this.#turn(priority);
    this.#startWaiting();
    return turn.then(() => this.#do(work));
  }

  get #hasFreeSlot(): boolean {
    return this.#running < this.#options.running;
  }

  async #do<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #turn(priority: Readonly<WorkPriority>): Promise<void> {
    const { maximumWaitMs } = this.#options;
    return new Promise((resolve, reject) => {
      const refuse = (reason: string) => reject(new Overloaded(reason));
      const giveUp = () => {
        this.#queue.delete(place);
        refuse(`Work has waited ${maximumWaitMs} ms for its turn.`);
      };
      const timer = maximumWaitMs === Infinity ? undefined : setTimeout(giveUp, maximumWaitMs);
      const place: Waiting = { priority, enter: resolve, refuse, timer };
      this.#queue.add(place);
    });
  }

  /** Rejects the background work that came last, so that other work can wait in its place; false where none waits. */
  #refuseBackground(): boolean {
    const last = [...this.#queue].findLast(({ priority }) => priority.isBackground);
    if (!last) return false;
    this.#remove(last);
    last.refuse(TOO_MUCH);
    return true;
  }

  #remove(place: Waiting): void {
    this.#queue.delete(place);
    clearTimeout(place.timer);
  }

  #leave(): void {
    this.#running -= 1;
    this.#startWaiting();
  }

  /** Fills free slots with waiting work, where there is a pacer when this lets it start. */
  #startWaiting(): void {
    const { pacer } = this.#options;
    if (!this.#hasFreeSlot || this.#queue.size === 0 || this.#isAwaitingPacer) return;
    if (!pacer) {
      this.#startNext();
      return;
    }
    this.#isAwaitingPacer = true;
    const running = () => this.#running;
    pacer.whenReady(running, () => {
      this.#isAwaitingPacer = false;
      if (this.#hasFreeSlot) this.#startNext();
      this.#startWaiting();
    });
  }

  /** Hands a slot to the longest-waiting work, so that later work cannot overtake it. */
  #startNext(): void {
    const [first] = this.#queue;
    const next = [...this.#queue].find(({ priority }) => !priority.isBackground) ?? first;
    if (!next) return;
    this.#remove(next);
    this.#running += 1;
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

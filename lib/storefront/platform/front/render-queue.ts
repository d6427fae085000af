import { Semaphore, type StartPacer, type WorkPriority } from '#lib/shared/concurrency.ts';
import { log } from '#lib/shared/log.ts';

/** Keeps the place of a render until Next has ended this work, which may outlast the answer to its visitor. */
export type KeepPlace = (work: Promise<unknown>) => void;

interface RenderQueueOptions {
  /** How many renders may run at once. */
  running: number;
  /** How many more than that may wait. */
  waiting: number;
  /** Decides when renders start, within these limits. */
  pacer: StartPacer;
  /** The longest wait of a render for its turn, in milliseconds. */
  maximumWaitMs: number;
  /** The longest time that a render keeps its place after its visitor has been answered, in milliseconds. */
  maximumHoldMs: number;
}

/**
 * Limits how many renders run at once. A render counts until Next has ended it, not only until its visitor has been
 * answered: otherwise a store that is too slow would get more renders instead of fewer.
 */
export class RenderQueue {
  readonly #semaphore: Semaphore;
  readonly #maximumRunning: number;
  readonly #maximumHoldMs: number;

  constructor({ maximumHoldMs, ...limits }: RenderQueueOptions) {
    this.#semaphore = new Semaphore(limits);
    this.#maximumRunning = limits.running;
    this.#maximumHoldMs = maximumHoldMs;
  }

  /** How many renders run, and how many wait for their turn. */
  get load(): { running: number; waiting: number } {
    return this.#semaphore.load;
  }

  /** Whether more renders are wanted than may run at once. A render may also wait a moment where this is not so. */
  get isBusy(): boolean {
    const { running, waiting } = this.load;
    return running + waiting > this.#maximumRunning;
  }

  /** Renders when its turn comes; settles as `render` does. Rejects with Overloaded where that would take too long. */
  run<Value>(render: (keepPlace: KeepPlace) => Promise<Value>, priority: Readonly<WorkPriority>): Promise<Value> {
    const answer = Promise.withResolvers<Value>();
    const turn = async () => {
      const kept: Promise<unknown>[] = [];
      try {
        answer.resolve(await render((work) => kept.push(work)));
      } catch (error) {
        answer.reject(error);
      }
      await this.#untilEnded(kept);
    };
    this.#semaphore.run(turn, priority).catch(answer.reject);
    return answer.promise;
  }

  async #untilEnded(work: readonly Promise<unknown>[]): Promise<void> {
    const milliseconds = this.#maximumHoldMs;
    const { promise: late, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      log().warn({ milliseconds }, 'A render goes on long after its visitor was answered');
      resolve();
    }, milliseconds).unref();
    await Promise.race([Promise.allSettled(work), late]);
    clearTimeout(timer);
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Semaphore } from '#lib/shared/concurrency.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';

export interface PhotoJob {
  bytes: Uint8Array;
}

export interface PhotoReply<Result> {
  /** Null if the photo cannot be decoded. */
  result: Result | null;
  /** The memory of the process. */
  residentBytes: number;
}

export interface PhotoProcessLimits {
  /** The time limit for a photo in milliseconds, without the wait in the queue. */
  answeredWithinMs: number;
  /** How many photos may wait while one is processed. */
  waiting: number;
  /** A process with more memory than this is replaced. */
  residentBytes: number;
  /** Milliseconds without a photo after which the process ends, to free its memory. */
  idleMs: number;
  /** Whether it runs with a lower priority than other processes. */
  isLowPriority: boolean;
}

const LIMITS: PhotoProcessLimits = {
  answeredWithinMs: 10_000,
  waiting: 6,
  residentBytes: 350 * MEGABYTE,
  idleMs: MINUTE_MS,
  isLowPriority: false,
};
const LOW_PRIORITY = 10;
const HEAP = '--max-old-space-size=128';

/** The photo ended the process or exceeded its time limit. */
export class PhotoProcessError extends Error {}

/**
 * Passes photos to a program in a separate process, one at a time. A photo that takes too long or crashes the
 * process affects only that process: the next photo gets a new one.
 */
export class PhotoProcess<Result> {
  readonly #program: URL;
  readonly #limits: PhotoProcessLimits;
  readonly #semaphore: Semaphore;
  readonly #stopped = new AbortController();
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #idleTimer: NodeJS.Timeout | undefined;

  /** `program` replies to each `PhotoJob` with a `PhotoReply`. */
  constructor(program: URL, limits: Partial<PhotoProcessLimits> = {}) {
    this.#program = program;
    this.#limits = { ...LIMITS, ...limits };
    this.#semaphore = new Semaphore({ running: 1, waiting: this.#limits.waiting });
  }

  /**
   * The program's result for a photo; resolves to null if it cannot be decoded, and is itself null if too many
   * already wait. Rejects with PhotoProcessError if the photo takes too long or ends the process, and with the
   * reason of a stop.
   */
  process(bytes: Uint8Array): Promise<Result | null> | null {
    return this.#semaphore.tryRun(() => this.#process(bytes));
  }

  /** Ends the process; the current photo is given up. */
  async stop(): Promise<void> {
    this.#stopped.abort(new Error('The retail API is stopping: no more photos are opened.'));
    await this.#end();
  }

  async #process(bytes: Uint8Array): Promise<Result | null> {
    this.#stopped.signal.throwIfAborted();
    clearTimeout(this.#idleTimer);
    this.#child ??= this.#start();
    const child = this.#child;
    // This process stays alive while a caller waits; an idle child does not keep it alive.
    child.channel?.ref();
    const settled = new AbortController();
    const signal = AbortSignal.any([
      settled.signal,
      this.#stopped.signal,
      AbortSignal.timeout(this.#limits.answeredWithinMs),
    ]);
    try {
      const answered = once(child, 'message', { signal });
      const ended = once(child, 'exit', { signal }).then(() => null);
      child.send({ bytes } satisfies PhotoJob);
      const message = await Promise.race([answered, ended]);
      if (!message) throw new PhotoProcessError('The process that opens photos has ended.');
      const [{ result, residentBytes }] = message as [PhotoReply<Result>];
      if (residentBytes > this.#limits.residentBytes) await this.#end();
      return result;
    } catch (error) {
      // The process may never finish, so the next photo gets a new one.
      await this.#end();
      this.#stopped.signal.throwIfAborted();
      throw error instanceof PhotoProcessError ? error : new PhotoProcessError('A photo took too long to be opened.');
    } finally {
      settled.abort();
      child.channel?.unref();
      this.#idleTimer = setTimeout(() => void this.#end(), this.#limits.idleMs).unref();
    }
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(this.#program), {
      execArgv: [HEAP],
      // The child gets none of the retail API's environment: no keys, no database URL.
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A waiting caller handles the end itself; between two photos the next one starts another process.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    if (this.#limits.isLowPriority && child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** Resolves when this and all earlier processes have ended. */
  async #end(): Promise<void> {
    clearTimeout(this.#idleTimer);
    const child = this.#child;
    this.#child = undefined;
    if (child) this.#ended = Promise.all([this.#ended, kill(child)]);
    await this.#ended;
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const hasStarted = child.pid !== undefined;
  if (!hasStarted || child.exitCode !== null || child.signalCode !== null) return;
  child.ref();
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

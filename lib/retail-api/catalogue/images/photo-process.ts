import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Semaphore } from '#lib/shared/concurrency.ts';

export interface PhotoQuestion {
  bytes: Uint8Array;
}

export interface PhotoReply<Result> {
  /** Null where the photo cannot be decoded. */
  result: Result | null;
  /** What the process holds in memory. */
  residentBytes: number;
}

export interface PhotoProcessLimits {
  /** Milliseconds until a photo is answered, the wait for its turn not among them. */
  answeredWithinMs: number;
  /** How many photos wait while one is in hand. */
  waiting: number;
  /** A process that holds more memory is replaced by a fresh one. */
  residentBytes: number;
  /** Milliseconds without a photo after which the process ends, and its memory is free for others. */
  idleMs: number;
  /** Whether it steps back behind other processes. */
  isPatient: boolean;
}

const LIMITS: PhotoProcessLimits = {
  answeredWithinMs: 10_000,
  waiting: 6,
  residentBytes: 350 * 1024 * 1024,
  idleMs: 60_000,
  isPatient: false,
};
const LOW_PRIORITY = 10;
const HEAP = '--max-old-space-size=128';

/** The photo made the process end, or took it too long. */
export class PhotoProcessError extends Error {}

/**
 * Hands photos to a program in a process of its own, one at a time. A photo that takes too long, or brings the process
 * down, costs that process alone: the next photo has a fresh one.
 */
export class PhotoProcess<Result> {
  readonly #program: URL;
  readonly #limits: PhotoProcessLimits;
  readonly #turns: Semaphore;
  readonly #stopped = new AbortController();
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #rest: NodeJS.Timeout | undefined;

  /** `program` answers each `PhotoQuestion` that it is sent with a `PhotoReply`. */
  constructor(program: URL, limits: Partial<PhotoProcessLimits> = {}) {
    this.#program = program;
    this.#limits = { ...LIMITS, ...limits };
    this.#turns = new Semaphore({ running: 1, waiting: this.#limits.waiting });
  }

  /**
   * What the program makes of a photo; resolves to null where it cannot be decoded, and is itself null where too many wait
   * already. Rejects with PhotoProcessError where it takes too long or ends the process, and with the reason of the stop
   * after one.
   */
  ask(bytes: Uint8Array): Promise<Result | null> | null {
    return this.#turns.tryRun(() => this.#ask(bytes));
  }

  /** Ends the process; what is in hand is given up. */
  async stop(): Promise<void> {
    this.#stopped.abort(new Error('The retail API stops: no photo is opened any more.'));
    await this.#end();
  }

  async #ask(bytes: Uint8Array): Promise<Result | null> {
    this.#stopped.signal.throwIfAborted();
    clearTimeout(this.#rest);
    this.#child ??= this.#start();
    const child = this.#child;
    // This process does not end while somebody waits for an answer; an idle one keeps nothing alive.
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
      child.send({ bytes } satisfies PhotoQuestion);
      const message = await Promise.race([answered, ended]);
      if (!message) throw new PhotoProcessError('The process that opens photos has ended.');
      const [{ result, residentBytes }] = message as [PhotoReply<Result>];
      if (residentBytes > this.#limits.residentBytes) await this.#end();
      return result;
    } catch (error) {
      // It may be at it for ever: the next photo has a fresh process.
      await this.#end();
      this.#stopped.signal.throwIfAborted();
      throw error instanceof PhotoProcessError ? error : new PhotoProcessError('A photo took too long to be opened.');
    } finally {
      settled.abort();
      child.channel?.unref();
      this.#rest = setTimeout(() => void this.#end(), this.#limits.idleMs).unref();
    }
  }

  #start(): ChildProcess {
    const child = fork(fileURLToPath(this.#program), {
      execArgv: [HEAP],
      // Nothing of what the retail API knows: no key, no address of a database.
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // Whoever waits hears of an end by itself; between two photos the next one starts another.
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
    });
    if (this.#limits.isPatient && child.pid !== undefined) setPriority(child.pid, LOW_PRIORITY);
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** Resolves when the process has ended, and all before it. */
  async #end(): Promise<void> {
    clearTimeout(this.#rest);
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

import { type ChildProcess, spawn } from 'node:child_process';
import { log } from '#lib/shared/log.ts';
import { PROJECT } from './project.ts';

const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 10_000;
/** A child that ran this long resets its restart delays. */
const STEADY_MS = 30_000;
const KILL_AFTER_MS = 10_500;

interface ProcessOptions {
  name: string;
  /** Arguments for Node: options and the file. */
  arguments: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** Called when a child exits before it was ever ready, where a restart would not help. */
  onFailedStart: (exitCode: number) => void;
}

/** A child process that reports when it is ready, is restarted when it dies, and ends with its parent. */
export class SupervisedProcess {
  readonly #options: ProcessOptions;
  readonly #ready = Promise.withResolvers<string>();
  #child: ChildProcess | undefined;
  #startedAt = 0;
  #waitMs = FIRST_WAIT_MS;
  #wasReady = false;
  #stopping = false;
  #restart: NodeJS.Timeout | undefined;

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  /** Starts the child. Resolves with its URL when it is ready for the first time. */
  start(): Promise<string> {
    this.#spawn();
    return this.#ready.promise;
  }

  /** Asks the child to exit, kills it when it does not, and waits until it has. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearTimeout(this.#restart);
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    await ended;
    clearTimeout(force);
  }

  #spawn(): void {
    this.#startedAt = Date.now();
    const child = spawn(process.execPath, this.#options.arguments, {
      cwd: PROJECT,
      // Two arenas keep the memory freed by compression from accumulating in each thread.
      env: { ...this.#options.environment, MALLOC_ARENA_MAX: '2' },
      // A separate process group: Ctrl+C reaches the launcher only, which then stops both in the right order.
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    child.on('message', (message) => this.#onMessage(message));
    child.once('exit', (code, signal) => this.#ended(code, signal));
  }

  #onMessage(message: unknown): void {
    if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'ready') return;
    this.#wasReady = true;
    this.#ready.resolve('url' in message ? String(message.url) : '');
  }

  #ended(code: number | null, signal: NodeJS.Signals | null): void {
    if (this.#stopping) return;
    if (!this.#wasReady) {
      this.#options.onFailedStart(code ?? 1);
      return;
    }
    if (Date.now() - this.#startedAt > STEADY_MS) this.#waitMs = FIRST_WAIT_MS;
    log().error(
      { process: this.#options.name, code, signal, waitMs: this.#waitMs },
      'A process ended and is being restarted',
    );
    this.#restart = setTimeout(() => this.#spawn(), this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, MAX_WAIT_MS);
  }
}

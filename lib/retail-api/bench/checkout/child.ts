import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { messageOf } from '#lib/shared/child-message.ts';
import { type ChildSettings, childEnvironment } from '#lib/shared/env.ts';
import type { KillRequest } from './kill-at-write.ts';

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));
const KILLABLE = ['--import', './lib/retail-api/bench/checkout/kill-at-write.ts'];

/** A process of the shop that can be killed at a write, and started again, possibly at another address. */
export class Child {
  readonly #file: string;
  readonly #settings: ChildSettings;
  #child: ChildProcess | undefined;
  #url = '';
  /** Milliseconds from the last start until the process was ready. */
  readyAfterMs = 0;

  /** `file`: path of the program below the root of the project. */
  constructor(file: string, settings: ChildSettings) {
    this.#file = file;
    this.#settings = settings;
  }

  get url(): string {
    return this.#url;
  }

  get isRunning(): boolean {
    // A killed process loses its channel a moment before its exit is reported.
    return !this.#hasEnded && this.#child?.connected === true;
  }

  get #hasEnded(): boolean {
    return this.#child === undefined || this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Starts the process and waits until it is ready. Rejects if it exits instead. */
  async start(): Promise<void> {
    const began = performance.now();
    const child = spawn(process.execPath, [...KILLABLE, this.#file], {
      cwd: PROJECT,
      env: childEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'silent', ...this.#settings }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.#url = String((await messageOf(child, 'ready')).url);
    this.readyAfterMs = performance.now() - began;
  }

  /** Counts the writes of the process from now on, and kills it before or after the given one. */
  killAt(write: number, when: 'before' | 'after'): void {
    this.#send({ type: 'kill-at', write, when });
  }

  /** The number of writes since the start, or since the last call of this method. */
  async countWrites(): Promise<number> {
    if (!this.#child) throw new Error('It does not run.');
    const answer = messageOf(this.#child, 'writes');
    this.#send({ type: 'count-writes' });
    return Number((await answer).writes);
  }

  /** Kills the process at once, as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Resolves once the process has exited by itself. */
  async ended(): Promise<void> {
    if (this.#child && !this.#hasEnded) await once(this.#child, 'exit');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || this.#hasEnded) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  #send(request: KillRequest): void {
    // A process that is just exiting receives nothing; the caller learns that from `isRunning`.
    this.#child?.send(request, () => undefined);
  }
}

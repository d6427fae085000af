import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { messageOf } from '#lib/shared/child-message.ts';
import { type ChildSettings, childEnvironment } from '#lib/shared/env.ts';
import { PROJECT } from '#lib/tooling/launcher/project.ts';

interface Usage {
  cpuMicroseconds: number;
  residentBytes: number;
}

interface StartOptions {
  /** Arguments of the program. */
  names?: readonly string[];
  /** A copy of the project. */
  folder?: string;
  /** A command that runs the command after it, such as `env NAME=value`. */
  by?: readonly string[];
  /** Ends it where it is not ready yet. */
  cut?: AbortSignal;
}

/** A child process that reports when it is ready and its resource usage. */
export class MeasuredProcess {
  readonly #child: ChildProcess;
  /** URL that the process reported when it was ready. */
  readonly url: string;
  /** Resolves once the process has ended. */
  readonly ended: Promise<void>;

  private constructor(child: ChildProcess, url: string, ended: Promise<void>) {
    this.#child = child;
    this.url = url;
    this.ended = ended;
  }

  /** Starts a file of the project and waits until it is ready. Rejects where it exits instead. */
  static async start(
    file: string,
    settings: ChildSettings,
    { names = [], folder = PROJECT, by = [], cut }: StartOptions = {},
  ): Promise<MeasuredProcess> {
    const node = [process.execPath, '--import', './lib/tooling/bench/report-usage.ts', file, ...names];
    const [command = '', ...args] = [...by, ...node];
    const child = spawn(command, args, {
      cwd: folder,
      env: childEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit').then(() => undefined);
    const end = () => void child.kill('SIGTERM');
    cut?.addEventListener('abort', end);
    const message = await messageOf(child, 'ready').finally(() => cut?.removeEventListener('abort', end));
    return new MeasuredProcess(child, String(message.url), ended);
  }

  async usage(): Promise<Usage> {
    const message = messageOf(this.#child, 'usage');
    this.#child.send('usage');
    const { cpuMicroseconds, residentBytes } = await message;
    return { cpuMicroseconds: Number(cpuMicroseconds), residentBytes: Number(residentBytes) };
  }

  /** Returns the CPU milliseconds that the process used while `work` ran. */
  async cpuDuring(work: () => Promise<unknown>): Promise<number> {
    const before = await this.usage();
    await work();
    const after = await this.usage();
    return (after.cpuMicroseconds - before.cpuMicroseconds) / 1000;
  }

  /** Ends it at once, as a power cut would. */
  kill(): void {
    this.#child.kill('SIGKILL');
  }

  /** Asks it to finish what it accepted and to end. */
  end(): void {
    this.#child.kill('SIGTERM');
  }

  async stop(): Promise<void> {
    this.end();
    await this.ended;
  }
}

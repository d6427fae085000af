import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { messageOf } from '#lib/shared/child-message.ts';
import { type ChildSettings, childEnvironment } from '#lib/shared/env.ts';
import { PROJECT } from '#lib/tooling/launcher/project.ts';

interface Usage {
  cpuMicroseconds: number;
  residentBytes: number;
}

/** A child process that reports when it is ready and its resource usage. */
export class MeasuredProcess {
  readonly #child: ChildProcess;
  /** URL that the process reported when it was ready. */
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /**
   * Starts a file of the project, or of a copy in another `folder`, and waits until it is ready. Rejects where
   * it exits instead.
   */
  static async start(
    file: string,
    settings: ChildSettings,
    names: readonly string[] = [],
    folder = PROJECT,
  ): Promise<MeasuredProcess> {
    const child = spawn(process.execPath, ['--import', './lib/tooling/bench/report-usage.ts', file, ...names], {
      cwd: folder,
      env: childEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'error', ...settings }),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const message = await messageOf(child, 'ready');
    return new MeasuredProcess(child, String(message.url));
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

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { SECRET } from '#lib/retail-api/bench/checkout/call.ts';
import { messageOf } from '#lib/shared/child-message.ts';
import { childEnvironment } from '#lib/shared/env.ts';

/** Where a retail API keeps its data. */
export interface ApiPlace {
  dataDir: string;
  databaseUrl?: string | undefined;
}

const environmentOf = ({ dataDir, databaseUrl }: ApiPlace) =>
  childEnvironment({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    RETAIL_API_PORT: '0',
    RETAIL_API_SECRET: SECRET,
    CATALOGUE: 'demo',
    CASH_ON_DELIVERY: 'on',
    PHOTO_BACKGROUND: 'off',
  });

/** A retail API of some release. */
export class ReleasedApi {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  /** `folder`: that of the release. Rejects, with what it said, where it ends instead. */
  static async start(folder: string, place: ApiPlace): Promise<ReleasedApi> {
    const child = spawn(process.execPath, ['lib/retail-api/app/main.ts'], {
      cwd: folder,
      env: environmentOf(place),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const closed = once(child, 'close');
    const ready = messageOf(child, 'ready').catch(async () => {
      await closed;
      throw new Error(said);
    });
    return new ReleasedApi(child, String((await ready).url));
  }

  /** What it answers to whoever asks whether it should get visitors. */
  async readiness(): Promise<string> {
    const reply = await fetch(`${this.url}/readyz`);
    return `${reply.status} ${((await reply.json()) as { status: string }).status}`;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await ended;
  }
}

/** Runs `npm run COMMAND` of a release; returns its exit code and what it said. */
export function runOfRelease(
  folder: string,
  place: ApiPlace,
  ...command: readonly string[]
): { code: number | null; said: string } {
  const run = spawnSync(process.execPath, ['lib/tooling/launcher/run.js', ...command], {
    cwd: folder,
    env: environmentOf(place),
    encoding: 'utf8',
  });
  return { code: run.status, said: `${run.stdout}${run.stderr}` };
}

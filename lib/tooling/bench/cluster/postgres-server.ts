import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { appendFile, chown } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { runningChild } from './child-process.ts';
import type { RunningProcess } from './service.ts';
import { untilListening } from './until-listening.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

/** The folder with the programs of the newest PostgreSQL of Debian; undefined where there is none. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
}

/** PostgreSQL refuses to run as root: the ids of its own user then, otherwise nothing. */
function ownUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** A PostgreSQL with its own data folder and port, on this machine alone. */
export class PostgresServer {
  readonly #programs: string;
  readonly #folder: string;
  readonly port: number;
  readonly #user = ownUser();

  /** `folder`: an empty or missing folder. */
  constructor(programs: string, folder: string, port: number) {
    this.#programs = programs;
    this.#folder = folder;
    this.port = port;
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Makes an empty database that confirms a commit only when `standby` has it. */
  async initialise(standby: string): Promise<void> {
    await this.#own();
    // Small segments, because a disk of the proof is small.
    await this.#call('initdb', ['-A', 'trust', '-U', 'postgres', '--no-sync', '--wal-segsize=1', '-D', this.#folder]);
    await this.#configure([
      "wal_level = 'replica'",
      'max_wal_size = 32MB',
      'min_wal_size = 8MB',
      'wal_keep_size = 8MB',
    ]);
    await this.#configure([`synchronous_standby_names = '${standby}'`, 'max_connections = 100']);
  }

  /** Copies a running server, and follows it as the standby `name` from its start on. */
  async follow(primary: PostgresServer, name: string): Promise<void> {
    await this.#own();
    const from = `${primary.url}?application_name=${name}`;
    await this.#call('pg_basebackup', ['-d', from, '-D', this.#folder, '-R', '-X', 'stream', '--checkpoint=fast']);
    await this.#configure([`port = ${this.port}`, "synchronous_standby_names = ''"]);
  }

  /** Starts it and waits until it takes connections. Rejects where it ends instead. */
  async start(): Promise<RunningProcess> {
    const child: ChildProcess = spawn(join(this.#programs, 'postgres'), ['-D', this.#folder], {
      stdio: 'ignore',
      ...this.#user,
    });
    await untilListening(this.port, child, 'PostgreSQL');
    while (!(await this.#isReady())) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('PostgreSQL could not start.');
      await sleep(100);
    }
    return runningChild(child, { endBy: 'SIGINT' });
  }

  /** Makes a standby the primary. Resolves once it takes writes. */
  async promote(): Promise<void> {
    await this.#call('pg_ctl', ['promote', '-w', '-D', this.#folder]);
  }

  #isReady(): Promise<boolean> {
    return this.#call('pg_isready', ['-q', '-h', '127.0.0.1', '-p', String(this.port)]).then(
      () => true,
      () => false,
    );
  }

  /** Settings that count from the next start or reload on. */
  async #configure(lines: readonly string[]): Promise<void> {
    const common = [`port = ${this.port}`, "listen_addresses = '127.0.0.1'", `unix_socket_directories = ''`];
    await appendFile(join(this.#folder, 'postgresql.conf'), `${[...common, ...lines].join('\n')}\n`);
  }

  async #own(): Promise<void> {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const { uid, gid } = this.#user;
    if (uid !== undefined && gid !== undefined) await chown(this.#folder, uid, gid);
  }

  async #call(program: string, args: readonly string[]): Promise<void> {
    await run(join(this.#programs, program), args, { ...this.#user, cwd: '/' });
  }
}

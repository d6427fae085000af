import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Kysely } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { repeat } from '../../core/repeat.ts';
import { keptImports, removeImportFiles } from './import-folder.ts';
import { claimImport, interruptImports, openImports, waitingImports } from './import-repository.ts';

/** Maximum delay before an import that waits is begun. */
const CHECK_MS = 1_000;
/** How long the products in hand may take when the store stops. */
const STOP_MS = 4_000;

interface ImportWorkerOptions {
  db: Kysely<Database>;
  importsDir: string;
  now: () => number;
  onError: (error: unknown) => void;
  /** Starts the process that runs an import as `worker`. */
  startProcess?: (id: string, worker: string) => ChildProcess;
}

/**
 * Starts imports of the back office, each in a process of its own, because photos are decoded there. Any number of retail
 * APIs may do so: each takes those of which it has the files. Returns the function that stops it.
 */
export function startImportWorker({
  db,
  importsDir,
  now,
  onError,
  startProcess = forkImport,
}: ImportWorkerOptions): () => Promise<void> {
  let running: { child: ChildProcess; ended: Promise<void> } | undefined;
  let isStopped = false;

  const begin = async (id: string) => {
    const worker = newId();
    if (isStopped || !(await claimImport(db, id, worker, now()))) return;
    const child = startProcess(id, worker);
    child.on('error', onError);
    // A process that ended well has given the import back before.
    const ended = once(child, 'exit')
      .catch(() => undefined)
      .then(() => interruptImports(db, now(), worker))
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
    running = { child, ended };
  };

  const round = async () => {
    const open = new Set((await openImports(db)).map(({ id }) => id));
    // Nothing is written every second where nobody imports.
    if (open.size > 0) await interruptImports(db, now());
    const kept = await keptImports(importsDir);
    if (kept.length === 0) return false;
    for (const id of kept) if (!open.has(id)) await removeImportFiles(importsDir, id);
    const [next] = (await waitingImports(db)).filter(({ id }) => kept.includes(id));
    if (next && !running) await begin(next.id);
    return false;
  };

  const rounds = repeat(round, CHECK_MS, onError);
  return async () => {
    isStopped = true;
    await rounds.stop(0);
    if (!running) return;
    const { child, ended } = running;
    child.kill('SIGTERM');
    const cut = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(cut);
  };
}

function forkImport(id: string, worker: string): ChildProcess {
  return fork(fileURLToPath(new URL('./main.ts', import.meta.url)), [id, worker], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const RUN = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.file).then(async (module) => parentPort.postMessage(await module[workerData.name](workerData.input)));
`;
/** Many times the normal duration, for work that is linear in its input. */
const MAX_MS = 50_000;

/**
 * Runs the function `name` of a module (its path from the project's root) on `input` in a separate thread and
 * resolves with the result. Jest cannot abort a synchronous test; this rejects where the work does not finish,
 * as work on hostile input must.
 */
export async function runInThread(path: string, name: string, input: unknown): Promise<unknown> {
  const workerData = { file: pathToFileURL(resolve(path)).href, name, input };
  const worker = new Worker(RUN, { eval: true, workerData });
  try {
    const [result] = await once(worker, 'message', { signal: AbortSignal.timeout(MAX_MS) });
    return result;
  } finally {
    await worker.terminate();
  }
}

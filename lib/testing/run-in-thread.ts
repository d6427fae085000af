import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const RUN = `
  const { parentPort, workerData } = require('node:worker_threads');
  import(workerData.file).then(async (module) => parentPort.postMessage(await module[workerData.name](workerData.input)));
`;
/** Many times what it takes where the work grows as its input does. */
const MAX_MS = 50_000;

/**
 * What the function `name` of a module, by its path from the project's root, makes of `input` in a thread of its own. Jest
 * gives up no test that computes; this rejects where the work does not come to an end, as that of a hostile input must not.
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

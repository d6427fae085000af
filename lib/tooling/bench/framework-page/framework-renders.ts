import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MeasuredProcess } from '../measured-process.ts';
import { fetchPage } from '../measured-store.ts';
import { buildFrameworkPage, FRAMEWORK_PATHS, removeFrameworkPage } from './build-framework-page.ts';

const SERVER = 'lib/tooling/bench/framework-page/serve-framework-page.ts';
const WARM_UP = 60;

/**
 * What Next alone costs for the elements of a page, in milliseconds of processor time for each render: as a tree of the
 * server, which it also sends as data, and as one component of the browser without any data, the least that it can do.
 */
export async function measureFramework(html: string, renders: number): Promise<{ server: number; client: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'samay-bench-'));
  const page = join(folder, 'page.html');
  writeFileSync(page, html);
  try {
    buildFrameworkPage();
    const app = await MeasuredProcess.start(SERVER, {}, { names: [page] });
    const ask = async (path: string, times: number) => {
      for (let time = 0; time < times; time++) await (await fetchPage(app.url + path)).arrayBuffer();
    };
    const measure = async (path: string) => {
      await ask(path, WARM_UP);
      return (await app.cpuDuring(() => ask(path, renders))) / renders;
    };
    const costs = { server: await measure(FRAMEWORK_PATHS.server), client: await measure(FRAMEWORK_PATHS.client) };
    await app.stop();
    return costs;
  } finally {
    removeFrameworkPage();
    rmSync(folder, { recursive: true });
  }
}

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
    try {
      const { server, client } = FRAMEWORK_PATHS;
      return { server: await costOf(app, server, renders), client: await costOf(app, client, renders) };
    } finally {
      await app.stop();
    }
  } finally {
    removeFrameworkPage();
    rmSync(folder, { recursive: true });
  }
}

/** Milliseconds of processor time for each render of a page, once it has been rendered often. */
async function costOf(app: MeasuredProcess, path: string, renders: number): Promise<number> {
  const ask = async (times: number) => {
    for (let time = 0; time < times; time++) await (await fetchPage(app.url + path)).arrayBuffer();
  };
  await ask(WARM_UP);
  return (await app.cpuDuring(() => ask(renders))) / renders;
}

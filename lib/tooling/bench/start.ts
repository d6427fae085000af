import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from '#lib/shared/env.ts';
import { buildIfNeeded } from '#lib/tooling/launcher/build.ts';
import { preferredOrFreePort } from '#lib/tooling/launcher/free-port.ts';
import { PROJECT } from '#lib/tooling/launcher/project.ts';
import { fetchPage, LISTING } from './measured-store.ts';
import { maxGoal, type Row, reported } from './table.ts';

const HOST = '127.0.0.1';
const PAGES = ['/', LISTING, '/jewellery/rings', '/search?q=watch', '/smartwatches'];

interface Started {
  launcher: ChildProcess;
  url: string;
  seconds: number;
}

/** Starts the store as `npm start` does and measures until it reports that it is open. */
async function startStore(dataDir: string): Promise<Started> {
  const port = String(await preferredOrFreePort(0, HOST));
  const apiPort = String(await preferredOrFreePort(0, HOST));
  const startedAt = performance.now();
  const launcher = spawn(process.execPath, ['lib/tooling/launcher/run.js', 'start'], {
    cwd: PROJECT,
    env: childEnvironment({ PORT: port, RETAIL_API_PORT: apiPort, HOST, DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const text of launcher.stdout) if (String(text).includes('Samay is open')) break;
  return { launcher, url: `http://${HOST}:${port}`, seconds: (performance.now() - startedAt) / 1000 };
}

async function stopStore({ launcher }: Started): Promise<number> {
  const startedAt = performance.now();
  const ended = once(launcher, 'exit');
  launcher.kill('SIGTERM');
  await ended;
  return (performance.now() - startedAt) / 1000;
}

/** Returns the resident megabytes of a process's children. */
function childMegabytes(parent: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'ppid=,rss='], { encoding: 'utf8' });
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return rows.reduce((sum, [ppid, kilobytes = 0]) => (ppid === parent ? sum + kilobytes / 1024 : sum), 0);
}

/** Measures how long the built store takes to answer, and the memory of both processes after pages were served. */
export async function benchStart(): Promise<Row[]> {
  await buildIfNeeded();
  const dataDir = mkdtempSync(join(tmpdir(), 'samay-start-'));
  try {
    const first = await startStore(dataDir);
    await stopStore(first);
    const later = await startStore(dataDir);
    for (const page of PAGES) await (await fetchPage(later.url + page)).arrayBuffer();
    const megabytes = childMegabytes(later.launcher.pid ?? 0);
    const stopSeconds = await stopStore(later);
    return [
      reported('start', 'first start, catalogue imported', first.seconds, 's'),
      maxGoal('start', 'later start, both answering', later.seconds, 5, 's'),
      maxGoal('start', 'memory of both processes', megabytes, 500, 'MB'),
      maxGoal('start', 'stop', stopSeconds, 10, 's'),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import autocannon from 'autocannon';
import { MeasuredProcess } from './measured-process.ts';
import { fetchPage, LISTING, type MeasuredStore, startMeasuredStore } from './measured-store.ts';
import { median } from './median.ts';
import { maxGoal, minGoal, type Row, reported } from './table.ts';

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 20;

interface Load {
  perSecond: number;
  cpuMs: number;
}

async function load(server: MeasuredProcess, url: string): Promise<Load> {
  let perSecond = 0;
  let total = 0;
  const cpu = await server.cpuDuring(async () => {
    const result = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) bench' },
    });
    if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} not 2xx, ${result.errors} errors`);
    perSecond = result.requests.average;
    total = result.requests.total;
  });
  return { perSecond, cpuMs: cpu / total };
}

/** The kept pages that are compared: one of each kind. */
const PAGES = {
  home: '/',
  list: LISTING,
  product: '/aarvane-ganga-three-hand-date-watch-blue-dial-for-men-1801av01',
  search: '/search?q=slim+quartz',
};

/**
 * Compares cached pages through the front with a bare server that sends the same bytes; alternately, so that both run
 * under the same conditions.
 */
export async function benchFront(): Promise<Row[]> {
  const store = await startMeasuredStore();
  const folder = mkdtempSync(join(tmpdir(), 'samay-bare-'));
  try {
    const rows: Row[] = [];
    for (const [name, path] of Object.entries(PAGES)) rows.push(...(await comparePage(store, folder, name, path)));
    return rows;
  } finally {
    await store.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function comparePage({ front, url }: MeasuredStore, folder: string, name: string, path: string): Promise<Row[]> {
  const page = Buffer.from(await (await fetchPage(url + path)).arrayBuffer());
  const file = join(folder, `${name}.br`);
  writeFileSync(file, brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  const bare = await MeasuredProcess.start('lib/tooling/bench/bare-server.ts', {}, { names: [file] });
  try {
    const rounds: { front: Load; bare: Load }[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const pair = { front: await load(front, url + path), bare: await load(bare, bare.url) };
      // The first round is only a warm-up.
      if (round > 0) rounds.push(pair);
    }
    const share = median(rounds.map((pair) => (100 * pair.front.perSecond) / pair.bare.perSecond));
    const cost = median(rounds.map((pair) => pair.front.cpuMs));
    return [
      maxGoal('front', `CPU of a cached page, ${name}`, cost, 0.3, 'ms'),
      reported('front', `CPU of the bare server, ${name}`, median(rounds.map((pair) => pair.bare.cpuMs)), 'ms'),
      minGoal('front', `requests of the front against the bare server, ${name}`, share, 60, '%'),
    ];
  } finally {
    await bare.stop();
  }
}

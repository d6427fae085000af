import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signPurge } from '#lib/storefront/platform/front/revalidate.ts';
import { buildIfNeeded } from '#lib/tooling/launcher/build.ts';
import { preferredOrFreePort } from '#lib/tooling/launcher/free-port.ts';
import { PROGRAMS } from '#lib/tooling/launcher/service-name.ts';
import { MeasuredProcess } from './measured-process.ts';

const HOST = '127.0.0.1';
/** The secret for everything that the measured processes seal and sign. */
export const BENCH_SECRET = 'a-secret-of-the-benchmark-and-nothing-else';

/** A list of 24 products of the demo catalogue. */
export const LISTING = '/watches/men';

/** A storefront with its retail API, whose processor time is known. */
export interface MeasuredStore {
  api: MeasuredProcess;
  front: MeasuredProcess;
  /** URL of the storefront. */
  url: string;
  /** Removes the listing from the page cache. */
  purgeListing: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the built store with an empty data folder on free ports. */
export async function startMeasuredStore(): Promise<MeasuredStore> {
  await buildIfNeeded();
  const folder = mkdtempSync(join(tmpdir(), 'samay-bench-'));
  const port = String(await preferredOrFreePort(0, HOST));
  const secrets = { SESSION_SECRET: BENCH_SECRET, RETAIL_API_SECRET: BENCH_SECRET, REVALIDATE_SECRET: BENCH_SECRET };
  const shared = { ...secrets, DATA_DIR: folder, HOST, PHOTO_BACKGROUND: 'off' };
  const api = await MeasuredProcess.start(PROGRAMS['retail-api'], { ...shared, RETAIL_API_PORT: '0' });
  const front = await MeasuredProcess.start(PROGRAMS.storefront, {
    ...shared,
    PORT: port,
    RETAIL_API_URL: api.url,
  });
  const url = `http://${HOST}:${port}`;
  return {
    api,
    front,
    url,
    async purgeListing() {
      const body = JSON.stringify({ tags: [`list:${LISTING.slice(1)}`], at: Date.now() });
      const headers = { 'x-signature': signPurge(body, BENCH_SECRET) };
      const reply = await fetch(`${url}/api/revalidate`, { method: 'POST', headers, body });
      if (reply.status !== 204) throw new Error(`The purge was answered with ${reply.status}`);
    },
    async stop() {
      await front.stop();
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Fetches a page as a browser does. Throws where the response is not HTTP 200. */
export async function fetchPage(url: string): Promise<Response> {
  const reply = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  if (reply.status !== 200) throw new Error(`${url} was answered with ${reply.status}`);
  return reply;
}

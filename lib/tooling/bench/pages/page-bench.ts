import { TERMINAL } from '#lib/shared/command-line.ts';
import type { BenchDevice } from './devices.ts';
import { inNewBrowser, type MeasuredPage } from './open-page.ts';
import type { PageName } from './page-goals.ts';
import { firstLineOf, repeatIfFailed } from './repeat-if-failed.ts';

export const LIST_PATH = '/watches';
export const PRODUCT_PATH = '/aarvane-ganga-three-hand-date-watch-blue-dial-for-men-1801av01';
export const SIZED_PRODUCT_PATH = '/mehrune-anant-full-eternity-band-18-kt-white-gold-d105mr01';
/** A list of a tile of the home page: the slides with the other lists move on while a shopper looks. */
export const TILE_LIST_PATH = '/watches/men';

export const PAGE_PATHS: Record<PageName, string> = {
  home: '/',
  list: LIST_PATH,
  product: PRODUCT_PATH,
  search: '/search?q=slim+quartz',
  cart: '/cart',
};

const WARM_UP_ATTEMPTS = 5;

/** A store that is measured on a device. */
export interface PageBench {
  executablePath: string;
  url: string;
  device: BenchDevice;
  runs: number;
}

/** Does `work` in a new browser on the device. */
export function openOnDevice<T>({ executablePath, device }: PageBench, work: (measured: MeasuredPage) => Promise<T>) {
  return inNewBrowser(executablePath, device, work);
}

/** Makes a run of something that is measured; the terminal says where it failed and is repeated, and why. */
export function measureRun<T>({ device }: PageBench, subject: string, run: () => Promise<T>): Promise<T> {
  return repeatIfFailed(run, (reason) =>
    TERMINAL.warn(`  ${subject}, ${device.name}: a run failed and is repeated: ${reason}`),
  );
}

/** Makes as many runs as are asked for, one after the other, so that their median counts. */
export async function measureRuns<T>(bench: PageBench, subject: string, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let number = 1; number <= bench.runs; number++) results.push(await measureRun(bench, subject, run));
  return results;
}

async function requestPage({ url, device }: PageBench, path: string): Promise<void> {
  const reply = await fetch(url + path, { headers: { 'user-agent': device.userAgent } });
  await reply.body?.cancel();
  if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}`);
}

/** Renders the pages for the device, so that the first visit does not wait for a store that has just started. */
export async function warmUp(bench: PageBench): Promise<void> {
  for (const path of [...Object.values(PAGE_PATHS), SIZED_PRODUCT_PATH, TILE_LIST_PATH]) {
    for (let attempt = 1; ; attempt++) {
      try {
        await requestPage(bench, path);
        break;
      } catch (problem) {
        // A store that has just started on a busy machine may be too slow for its own deadline.
        if (attempt === WARM_UP_ATTEMPTS) throw problem;
        TERMINAL.warn(`  warm-up, ${bench.device.name}: ${firstLineOf(problem)}, and is asked for again`);
      }
    }
  }
}

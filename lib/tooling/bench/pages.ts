import { TERMINAL } from '#lib/shared/command-line.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import { findChromium } from '#lib/tooling/launcher/find-chromium.ts';
import { startMeasuredStore } from './measured-store.ts';
import { median } from './median.ts';
import type { BenchOptions, BenchPart } from './options.ts';
import { barePage, serveBarePage } from './pages/bare-page.ts';
import { type BenchDevice, DEVICES } from './pages/devices.ts';
import { GESTURES, type Gesture, timeGesture } from './pages/gestures.ts';
import { type MeasuredPage, withPage } from './pages/open-page.ts';
import { INTERACTION_GOAL, type PageName, PRESS_GOALS } from './pages/page-goals.ts';
import { failedRow, pageRows, row } from './pages/page-rows.ts';
import { type Target, timeBack, timePress } from './pages/press.ts';
import { type PageVisit, visitTwice } from './pages/visit.ts';
import type { Row } from './table.ts';

const LIST = '/watches';
const PRODUCT = '/aarvane-ganga-three-hand-date-watch-blue-dial-for-men-1801av01';
const PRODUCT_WITH_SIZES = '/mehrune-anant-full-eternity-band-18-kt-white-gold-d105mr01';
const PATHS: Record<PageName, string> = {
  home: '/',
  list: LIST,
  product: PRODUCT,
  search: '/search?q=slim+quartz',
  cart: '/cart',
};
const SHOWN_PRODUCT: Target = { path: PRODUCT, selector: 'h1', text: 'Ganga', count: 1 };
const SHOWN_LIST: Target = { path: LIST, selector: 'main article', text: '', count: 12 };
/** A list of a tile of the home page: the slides with the other lists move on while a shopper looks. */
const TILE_LIST = '/watches/men';

const WARM_UP_ATTEMPTS = 5;

interface Bench {
  executablePath: string;
  url: string;
  device: BenchDevice;
  runs: number;
}

/** Something that is measured by itself: where it fails, the others are measured all the same. */
interface Step {
  name: string;
  measure: () => Promise<Row[]>;
}

/** Measures often enough for a median; the browser is a new one each time. A run that fails is repeated once. */
async function repeat<T>({ executablePath, device, runs }: Bench, work: (measured: MeasuredPage) => Promise<T>) {
  const measure = () => withPage(executablePath, device, work);
  const results: T[] = [];
  for (let run = 0; run < runs; run++) results.push(await measure().catch(measure));
  return results;
}

async function putInCart({ page }: MeasuredPage, url: string): Promise<void> {
  const form = { intent: 'add', productUrl: PRODUCT, quantity: '1' };
  const reply = await page
    .context()
    .request.post(`${url}/api/cart`, { form, headers: { origin: url }, maxRedirects: 0 });
  if (reply.status() !== 303) throw new Error(`The cart was answered with ${reply.status()}`);
}

async function pageVisits(bench: Bench, name: PageName): Promise<{ cold: PageVisit; warm: PageVisit }[]> {
  return repeat(bench, async (measured) => {
    if (name === 'cart') await putInCart(measured, bench.url);
    return visitTwice(measured, bench.url + PATHS[name]);
  });
}

/** Renders the pages for a device, so that the first visit does not wait for a cold store. */
async function warmUp({ url, device }: Bench): Promise<void> {
  for (const path of [...Object.values(PATHS), PRODUCT_WITH_SIZES, TILE_LIST]) {
    for (let attempt = 1; ; attempt++) {
      const reply = await fetch(url + path, { headers: { 'user-agent': device.userAgent } });
      await reply.body?.cancel();
      if (reply.status === 200) break;
      // A cold store on a busy machine may be too slow for its own deadline.
      if (attempt === WARM_UP_ATTEMPTS) throw new Error(`${path} was answered with ${reply.status}`);
    }
  }
}

/** A page of the same bytes that refers to nothing, from a server that does nothing else. */
async function bareRow(bench: Bench, name: PageName): Promise<Row> {
  const reply = await fetch(bench.url + PATHS[name], { headers: { 'user-agent': bench.device.userAgent } });
  const server = await serveBarePage(barePage(await reply.text()));
  try {
    const visits = await repeat(bench, (measured) => visitTwice(measured, server.url));
    const firstPaint = Math.round(median(visits.map(({ cold }) => cold.firstPaint)));
    return row(`${name}, ${bench.device.name}, cold: FCP of a bare page of its bytes`, firstPaint, null, 'ms');
  } finally {
    server.stop();
  }
}

async function loadRows(bench: Bench, name: PageName): Promise<Row[]> {
  // The first visit makes the sizes of the photos.
  await pageVisits({ ...bench, runs: 1 }, name);
  const visits = await pageVisits(bench, name);
  const [cold, warm] = [visits.map((visit) => visit.cold), visits.map((visit) => visit.warm)];
  return [await bareRow(bench, name), ...pageRows(name, bench.device.name, cold, warm)];
}

async function productPressRows(bench: Bench): Promise<Row[]> {
  const { url, device } = bench;
  const products = await repeat(bench, async (measured) => {
    const times = await timePress(measured, device, url + LIST, `main a[href='${PRODUCT}']`, SHOWN_PRODUCT);
    return { ...times, back: await timeBack(measured, SHOWN_LIST) };
  });
  const of = (times: readonly number[]) => Math.round(median(times));
  const goal = PRESS_GOALS[device.name].product;
  return [
    row(`press, ${device.name}: title on page or preview`, of(products.map(({ previewed }) => previewed)), null, 'ms'),
    row(`press, ${device.name}: product’s title`, of(products.map(({ shown }) => shown)), goal, 'ms'),
    row(`back, ${device.name}: list of 12`, of(products.map(({ back }) => back)), null, 'ms'),
  ];
}

async function listPressRows(bench: Bench): Promise<Row[]> {
  const { url, device } = bench;
  const times = await repeat(bench, (measured) =>
    timePress(measured, device, `${url}/`, `main h3 a[href='${TILE_LIST}']`, { ...SHOWN_LIST, path: TILE_LIST }),
  );
  const shown = Math.round(median(times.map((time) => time.shown)));
  return [row(`press, ${device.name}: list of 12`, shown, PRESS_GOALS[device.name].list, 'ms')];
}

async function gestureRows(bench: Bench, gesture: Gesture): Promise<Row[]> {
  const { url, device } = bench;
  const paths = { list: LIST, product: PRODUCT, sizes: PRODUCT_WITH_SIZES };
  const times = await repeat(bench, (measured) => timeGesture(measured, device, url + paths[gesture.on], gesture));
  return [row(`gesture, ${device.name}: INP of ${gesture.name}`, median(times), INTERACTION_GOAL, 'ms')];
}

function stepsOf(bench: Bench, subject: BenchPart): Step[] {
  if (subject === 'presses') {
    return [
      { name: 'press on a product', measure: () => productPressRows(bench) },
      { name: 'press on a list', measure: () => listPressRows(bench) },
    ];
  }
  if (subject === 'gestures') {
    return GESTURES.map((gesture) => ({ name: gesture.name, measure: () => gestureRows(bench, gesture) }));
  }
  return [{ name: subject, measure: () => loadRows(bench, subject) }];
}

async function runStep({ device }: Bench, { name, measure }: Step): Promise<Row[]> {
  const rows = await measure().catch((problem: unknown) => [failedRow(`${name}, ${device.name}`, problem)]);
  // A run takes ten minutes: what is known is shown at once.
  for (const { figure, measured } of rows) TERMINAL.print(`  ${figure}: ${measured}`);
  return rows;
}

/** Measures what visitors experience: pages with an empty and a filled cache, presses that lead on, and gestures. */
export async function benchPages({ runs, devices, subjects }: BenchOptions): Promise<Row[]> {
  const executablePath = await findChromium();
  if (!executablePath) throw new ConfigurationError('No Chromium was found: set CHROMIUM_PATH.');
  const store = await startMeasuredStore();
  try {
    const rows: Row[] = [];
    for (const device of devices.map((name) => DEVICES[name])) {
      const bench = { executablePath, url: store.url, device, runs };
      await warmUp(bench);
      for (const step of subjects.flatMap((subject) => stepsOf(bench, subject))) {
        rows.push(...(await runStep(bench, step)));
      }
    }
    return rows;
  } finally {
    await store.stop();
  }
}

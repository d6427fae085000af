import type { Row } from '../table.ts';
import { barePage, serveBarePage } from './bare-page.ts';
import type { MeasuredPage } from './open-page.ts';
import { measureRun, measureRuns, openOnDevice, PAGE_PATHS, type PageBench, PRODUCT_PATH } from './page-bench.ts';
import type { PageName } from './page-goals.ts';
import { pageRows } from './page-rows.ts';
import { visitTwice } from './visit.ts';

async function putInCart({ page }: MeasuredPage, url: string): Promise<void> {
  const form = { intent: 'add', productUrl: PRODUCT_PATH, quantity: '1' };
  const reply = await page
    .context()
    .request.post(`${url}/api/cart`, { form, headers: { origin: url }, maxRedirects: 0 });
  if (reply.status() !== 303) throw new Error(`The cart was answered with ${reply.status()}`);
}

/** Does `work` in a new browser, which has a product in its cart where the page is the cart. */
function openFor<T>(bench: PageBench, name: PageName, work: (measured: MeasuredPage, url: string) => Promise<T>) {
  return openOnDevice(bench, async (measured) => {
    if (name === 'cart') await putInCart(measured, bench.url);
    return work(measured, bench.url + PAGE_PATHS[name]);
  });
}

/** Returns the HTML that this browser gets, and whether it may keep it. */
async function readHtml({ page }: MeasuredPage, url: string): Promise<{ html: string; mayBeKept: boolean }> {
  const reply = await page.context().request.get(url);
  if (reply.status() !== 200) throw new Error(`${url} was answered with ${reply.status()}`);
  const { etag, 'cache-control': control = '' } = reply.headers();
  return { html: await reply.text(), mayBeKept: etag !== undefined && !control.includes('no-store') };
}

/**
 * Measures how a page loads. Each run opens it and then a bare page: the same texts and bytes without any reference, from a
 * server that does nothing else, so that what the machine does meanwhile slows down both.
 */
export async function loadRows(bench: PageBench, name: PageName): Promise<Row[]> {
  const { html, mayBeKept } = await measureRun(bench, name, () =>
    openFor(bench, name, async (measured, url) => {
      // The first visit makes the sizes of the photos.
      await visitTwice(measured, url);
      return readHtml(measured, url);
    }),
  );
  const bareServer = await serveBarePage(barePage(html), mayBeKept);
  try {
    const runs = await measureRuns(bench, name, async () => ({
      visits: await openFor(bench, name, visitTwice),
      bareVisits: await openOnDevice(bench, (measured) => visitTwice(measured, bareServer.url)),
    }));
    const visits = runs.map((run) => run.visits);
    const bareVisits = runs.map((run) => run.bareVisits);
    return pageRows(name, bench.device.name, visits, bareVisits);
  } finally {
    bareServer.stop();
  }
}

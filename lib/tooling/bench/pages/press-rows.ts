import type { Row } from '../table.ts';
import { LIST_PATH, measureRuns, openOnDevice, type PageBench, PRODUCT_PATH, TILE_LIST_PATH } from './page-bench.ts';
import { PRESS_GOALS } from './page-goals.ts';
import { medianRow } from './page-rows.ts';
import { type Target, timeHistory, timePress } from './press.ts';

const SHOWN_PRODUCT: Target = { path: PRODUCT_PATH, selector: 'h1', text: 'Ganga', count: 1 };
const SHOWN_LIST: Target = { path: LIST_PATH, selector: 'main article', text: '', count: 12 };
const SHOWN_TILE_LIST: Target = { ...SHOWN_LIST, path: TILE_LIST_PATH };

/** Measures the press on a product’s card, the way back to the list, and forward to the product again. */
export async function productPressRows(bench: PageBench): Promise<Row[]> {
  const { url, device } = bench;
  const times = await measureRuns(bench, 'press on a product', () =>
    openOnDevice(bench, async (measured) => {
      const press = await timePress(measured, device, url + LIST_PATH, `main a[href='${PRODUCT_PATH}']`, SHOWN_PRODUCT);
      const back = await timeHistory(measured, 'back', SHOWN_LIST);
      return { ...press, back, forward: await timeHistory(measured, 'forward', SHOWN_PRODUCT) };
    }),
  );
  const of = (figure: 'previewed' | 'shown' | 'back' | 'forward') => times.map((time) => time[figure]);
  return [
    medianRow(`press, ${device.name}: title on page or preview`, of('previewed')),
    medianRow(`press, ${device.name}: product’s title`, of('shown'), PRESS_GOALS[device.name].product),
    medianRow(`back, ${device.name}: list of 12`, of('back')),
    medianRow(`forward, ${device.name}: product’s title`, of('forward')),
  ];
}

/** Measures the press on a tile of the home page that leads to a list. */
export async function listPressRows(bench: PageBench): Promise<Row[]> {
  const { url, device } = bench;
  const times = await measureRuns(bench, 'press on a list', () =>
    openOnDevice(bench, (measured) =>
      timePress(measured, device, `${url}/`, `main h3 a[href='${TILE_LIST_PATH}']`, SHOWN_TILE_LIST),
    ),
  );
  const shown = times.map((time) => time.shown);
  return [medianRow(`press, ${device.name}: list of 12`, shown, PRESS_GOALS[device.name].list)];
}

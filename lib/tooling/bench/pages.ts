import { TERMINAL } from '#lib/shared/command-line.ts';
import { ConfigurationError } from '#lib/shared/env.ts';
import { findChromium } from '#lib/tooling/launcher/find-chromium.ts';
import { startMeasuredStore } from './measured-store.ts';
import type { BenchOptions, BenchPart } from './options.ts';
import { DEVICES } from './pages/devices.ts';
import { DEVICE_GESTURES } from './pages/gestures.ts';
import { loadRows } from './pages/load-rows.ts';
import {
  LIST_PATH,
  measureRuns,
  openOnDevice,
  type PageBench,
  PRODUCT_PATH,
  SIZED_PRODUCT_PATH,
  warmUp,
} from './pages/page-bench.ts';
import { INP_GOAL } from './pages/page-goals.ts';
import { failedRow, medianRow } from './pages/page-rows.ts';
import { listPressRows, productPressRows } from './pages/press-rows.ts';
import { type Gesture, timeGesture } from './pages/time-gesture.ts';
import type { Row } from './table.ts';

/** Something that is measured by itself: where it fails, the others are measured all the same. */
interface Step {
  /** The beginning of its rows. */
  figure: string;
  measure: () => Promise<Row[]>;
}

const GESTURE_PATHS: Record<Gesture['on'], string> = {
  list: LIST_PATH,
  product: PRODUCT_PATH,
  sizes: SIZED_PRODUCT_PATH,
};

function gestureStep(bench: PageBench, gesture: Gesture): Step {
  const { url, device } = bench;
  const figure = `gesture, ${device.name}: ${gesture.name}`;
  const measure = async () => {
    const times = await measureRuns(bench, gesture.name, () =>
      openOnDevice(bench, (measured) => timeGesture(measured, device, url + GESTURE_PATHS[gesture.on], gesture)),
    );
    return [medianRow(`${figure}, INP`, times, INP_GOAL)];
  };
  return { figure, measure };
}

function stepsOf(bench: PageBench, subject: BenchPart): Step[] {
  const device = bench.device.name;
  if (subject === 'presses') {
    return [
      { figure: `press, ${device}: product’s title`, measure: () => productPressRows(bench) },
      { figure: `press, ${device}: list of 12`, measure: () => listPressRows(bench) },
    ];
  }
  if (subject === 'gestures') return DEVICE_GESTURES[device].map((gesture) => gestureStep(bench, gesture));
  return [{ figure: `${subject}, ${device}`, measure: () => loadRows(bench, subject) }];
}

async function runStep({ figure, measure }: Step): Promise<Row[]> {
  const rows = await measure().catch((problem: unknown) => [failedRow(figure, problem)]);
  // All of it takes long: what is known is shown at once.
  for (const row of rows) TERMINAL.print(`  ${row.figure}: ${row.measured}`);
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
      for (const step of subjects.flatMap((subject) => stepsOf(bench, subject))) rows.push(...(await runStep(step)));
    }
    return rows;
  } finally {
    await store.stop();
  }
}

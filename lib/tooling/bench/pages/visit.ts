import type { MeasuredPage } from './open-page.ts';
import type { ProbedWindow } from './page-probe.ts';
import { totalBlockingTime } from './total-blocking-time.ts';
import { TrafficLog } from './traffic.ts';
import type { TrafficByKind } from './traffic-by-kind.ts';

/** What a visitor experienced while a page loaded; times in milliseconds. */
export interface PageVisit {
  /** First and largest contentful paint, and the element of the largest. */
  fcp: number;
  lcp: number;
  lcpElement: string;
  /** Total blocking time. */
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Until the page was quiet, or had not become so for too long. */
  traffic: TrafficByKind;
  isQuiet: boolean;
}

/** A visit with an empty cache, and the next one with what the first has left in it. */
export interface PageVisits {
  first: PageVisit;
  second: PageVisit;
}

async function visitOnce({ page }: MeasuredPage, log: TrafficLog, url: string): Promise<PageVisit> {
  log.reset();
  await page.goto(url, { waitUntil: 'load' });
  const isQuiet = await log.quiet();
  const vitals = await page.evaluate(() => (window as unknown as ProbedWindow).vitals);
  const { fcp, lcp, lcpElement, cls, longTasks } = vitals;
  if (fcp === 0 || lcp === 0) throw new Error(`${url} painted nothing`);
  return { fcp, lcp, lcpElement, cls, tbt: totalBlockingTime(longTasks, fcp), traffic: log.read(), isQuiet };
}

/** Opens a page twice in a new browser. */
export async function visitTwice(measured: MeasuredPage, url: string): Promise<PageVisits> {
  const log = new TrafficLog(measured.session);
  const first = await visitOnce(measured, log, url);
  await measured.page.goto('about:blank');
  const second = await visitOnce(measured, log, url);
  return { first, second };
}

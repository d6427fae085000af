import type { MeasuredPage } from './open-page.ts';
import type { PageVitals, ProbedWindow } from './page-probe.ts';
import { type Traffic, TrafficLog } from './traffic.ts';

/** What a visitor experienced while a page loaded; times in milliseconds. */
export interface PageVisit {
  firstPaint: number;
  largestPaint: number;
  largestElement: string;
  /** Sum of what each task exceeds 50 ms by, after the first paint. */
  blocked: number;
  layoutShift: number;
  /** Until the page was quiet. */
  traffic: Traffic;
}

const LONG_TASK_MS = 50;

function blockedTime({ longTasks, firstPaint }: PageVitals): number {
  const excess = longTasks.map(([start, duration]) => start + duration - Math.max(start + LONG_TASK_MS, firstPaint));
  return excess.reduce((total, milliseconds) => total + Math.max(0, milliseconds), 0);
}

async function visitOnce({ page }: MeasuredPage, log: TrafficLog, url: string): Promise<PageVisit> {
  log.reset();
  await page.goto(url, { waitUntil: 'load' });
  await log.quiet();
  const vitals = await page.evaluate(() => (window as unknown as ProbedWindow).vitals);
  const { firstPaint, largestPaint, largestElement, layoutShift } = vitals;
  return { firstPaint, largestPaint, largestElement, layoutShift, blocked: blockedTime(vitals), traffic: log.read() };
}

/** Opens a page with an empty cache, and again with what the first visit left in it. */
export async function visitTwice(measured: MeasuredPage, url: string): Promise<{ cold: PageVisit; warm: PageVisit }> {
  const log = new TrafficLog(measured.session);
  const cold = await visitOnce(measured, log, url);
  await measured.page.goto('about:blank');
  const warm = await visitOnce(measured, log, url);
  return { cold, warm };
}

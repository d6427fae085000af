import { median } from '../median.ts';
import { maxGoal, type Row, reported } from '../table.ts';
import type { DeviceName } from './devices.ts';
import { LAYOUT_SHIFT_GOAL, PAGE_GOALS, type PageName } from './page-goals.ts';
import { describeTraffic } from './traffic.ts';
import type { PageVisit } from './visit.ts';

const PART = 'pages';

/** Creates a figure with a goal, or one that is only reported where the goal is null. */
export function row(figure: string, value: number, goal: number | null, unit: string): Row {
  return goal === null ? reported(PART, figure, value, unit) : maxGoal(PART, figure, value, goal, unit);
}

/** The row of something that could not be measured, so that what follows still is. */
export function failedRow(figure: string, problem: unknown): Row {
  const reason = problem instanceof Error ? problem.message.split('\n')[0] : String(problem);
  return { ...row(figure, 0, null, ''), measured: `failed: ${reason}`, met: false };
}

function medianOf(
  visits: readonly PageVisit[],
  figure: 'firstPaint' | 'largestPaint' | 'blocked' | 'layoutShift',
): number {
  const value = median(visits.map((visit) => visit[figure]));
  return figure === 'layoutShift' ? Math.round(value * 1000) / 1000 : Math.round(value);
}

/** The rows of a page on a device, from its visits with an empty cache and those after them. */
export function pageRows(
  page: PageName,
  device: DeviceName,
  cold: readonly PageVisit[],
  warm: readonly PageVisit[],
): Row[] {
  const goals = PAGE_GOALS[device][page];
  const name = (visit: string, figure: string) => `${page}, ${device}, ${visit}: ${figure}`;
  const last = cold.at(-1);
  const lastWarm = warm.at(-1);
  if (!last || !lastWarm) return [];
  const script = Math.round(last.traffic.script.bytes / 1000);
  const transferred = (visit: string, { traffic }: PageVisit): Row => ({
    ...reported(PART, name(visit, 'transferred'), 0, ''),
    measured: describeTraffic(traffic),
  });
  return [
    row(name('cold', 'FCP'), medianOf(cold, 'firstPaint'), goals.firstPaint, 'ms'),
    row(name('cold', `LCP (${last.largestElement})`), medianOf(cold, 'largestPaint'), goals.largestPaint, 'ms'),
    row(name('cold', 'TBT'), medianOf(cold, 'blocked'), goals.blocked, 'ms'),
    row(name('cold', 'CLS'), medianOf(cold, 'layoutShift'), LAYOUT_SHIFT_GOAL, ''),
    row(name('cold', 'script'), script, goals.scriptKilobytes, 'kB'),
    transferred('cold', last),
    row(name('warm', 'FCP'), medianOf(warm, 'firstPaint'), null, 'ms'),
    row(name('warm', `LCP (${lastWarm.largestElement})`), medianOf(warm, 'largestPaint'), goals.warmLargestPaint, 'ms'),
    row(name('warm', 'TBT'), medianOf(warm, 'blocked'), null, 'ms'),
    transferred('warm', lastWarm),
  ];
}

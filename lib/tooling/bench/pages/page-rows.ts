import { median } from '../median.ts';
import { maxGoal, type Row, reported } from '../table.ts';
import type { DeviceName } from './devices.ts';
import { CLS_GOAL, PAGE_GOALS, type PageName } from './page-goals.ts';
import { firstLineOf } from './repeat-if-failed.ts';
import { MAX_LOUD_MS } from './traffic.ts';
import { describeTraffic, medianOfKind } from './traffic-by-kind.ts';
import type { PageVisit, PageVisits } from './visit.ts';

const PART = 'pages';

/** Creates a figure with a goal, or one that is only reported where there is none. */
export function row(figure: string, value: number, goal: number | undefined, unit: string): Row {
  return goal === undefined ? reported(PART, figure, value, unit) : maxGoal(PART, figure, value, goal, unit);
}

/** Creates a figure that is the median of several runs, in whole milliseconds. */
export function medianRow(figure: string, milliseconds: readonly number[], goal?: number): Row {
  return row(figure, Math.round(median(milliseconds)), goal, 'ms');
}

/** The row of something that could not be measured, so that what follows still is. */
export function failedRow(figure: string, problem: unknown): Row {
  return { ...reported(PART, figure, 0, ''), measured: `failed: ${firstLineOf(problem)}`, met: false };
}

/** Returns the most frequent of several texts, and how many there are of it where they differ. */
export function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [[text, count] = ['', 0]] = [...counts].toSorted(([, left], [, right]) => right - left);
  return count === texts.length ? text : `${text} in ${count} of ${texts.length} visits`;
}

/** The row of a paint, with its ratio to the same paint of the bare page. */
function paintRow(figure: string, milliseconds: readonly number[], bare: readonly number[], goal?: number): Row {
  const paint = medianRow(figure, milliseconds, goal);
  const [value, limit] = [median(milliseconds), median(bare)];
  return { ...paint, measured: `${paint.measured} (${(value / limit).toFixed(2)} × bare ${Math.round(limit)} ms)` };
}

function trafficRow(figure: string, visits: readonly PageVisit[]): Row {
  const loud = visits.filter(({ isQuiet }) => !isQuiet).length;
  const remark = loud > 0 ? `; ${loud} of ${visits.length} visits not quiet within ${MAX_LOUD_MS / 1000} s` : '';
  const measured = describeTraffic(visits.map(({ traffic }) => traffic)) + remark;
  return { ...reported(PART, figure, 0, ''), measured };
}

/** The rows of a page on a device, from several visits to it, and from as many to a bare page of its bytes. */
export function pageRows(
  page: PageName,
  device: DeviceName,
  visits: readonly PageVisits[],
  bareVisits: readonly PageVisits[],
): Row[] {
  const goals = PAGE_GOALS[device][page];
  const rowsOf = (visit: keyof PageVisits) => {
    const isFirst = visit === 'first';
    const seen = visits.map((both) => both[visit]);
    const bare = bareVisits.map((both) => both[visit]);
    const name = (figure: string) => `${page}, ${device}, ${visit} visit: ${figure}`;
    const of = (from: readonly PageVisit[], figure: 'fcp' | 'lcp' | 'tbt' | 'cls') => from.map((one) => one[figure]);
    const cls = Math.round(median(of(seen, 'cls')) * 1000) / 1000;
    const script = Math.round(
      medianOfKind(
        seen.map(({ traffic }) => traffic),
        'script',
      ).bytes / 1000,
    );
    const lcpName = name(`LCP (${mostFrequent(seen.map(({ lcpElement }) => lcpElement))})`);
    return [
      paintRow(name('FCP'), of(seen, 'fcp'), of(bare, 'fcp'), isFirst ? goals.fcp : undefined),
      paintRow(lcpName, of(seen, 'lcp'), of(bare, 'lcp'), isFirst ? goals.lcp : goals.secondVisitLcp),
      medianRow(name('TBT'), of(seen, 'tbt'), isFirst ? goals.tbt : undefined),
      row(name('CLS'), cls, CLS_GOAL, ''),
      row(name('script'), script, isFirst ? goals.scriptKilobytes : undefined, 'kB'),
      trafficRow(name('traffic'), seen),
    ];
  };
  return [...rowsOf('first'), ...rowsOf('second')];
}

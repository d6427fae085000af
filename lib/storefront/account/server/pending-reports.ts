/** Failures that are not reported yet, counted by what failed. */
interface PendingReports<Subject> {
  /** Counts a failure and sends all pending reports. Resolves after the attempt; never rejects. */
  add(name: string, subject: Subject): Promise<void>;
}

interface PendingReportsSettings<Subject> {
  /** Reports `count` failures together; false where the report was not received. */
  readonly report: (subject: Subject, count: number) => Promise<boolean>;
  /** Calls back after so many milliseconds, unless the process has ended by then. */
  readonly later: (milliseconds: number, callback: () => void) => void;
}

/** The delays of the retries; after the last one, pending reports wait for the next failure. */
const WAITS_MS = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000];
/** The limit of names, above the number of calls. */
const NAMES = 100;

/** Collects failures until they are reported, in memory limited by the number of names. */
export function createPendingReports<Subject>({
  report,
  later,
}: PendingReportsSettings<Subject>): PendingReports<Subject> {
  const suppressed = new Map<string, { subject: Subject; count: number }>();
  let telling: Promise<void> | undefined;
  let tries = 0;
  let isWaiting = false;

  async function reportAll(): Promise<void> {
    for (const [name, { subject, count }] of [...suppressed]) {
      if (!(await report(subject, count))) return tryLater();
      const since = (suppressed.get(name)?.count ?? count) - count;
      if (since > 0) suppressed.set(name, { subject, count: since });
      else suppressed.delete(name);
      tries = 0;
    }
    // Failures that came in while others were being reported.
    if (suppressed.size > 0) await reportAll();
  }

  function tryLater(): void {
    const wait = WAITS_MS[tries];
    if (isWaiting || wait === undefined) return;
    isWaiting = true;
    later(wait, () => {
      isWaiting = false;
      tries += 1;
      void start();
    });
  }

  function start(): Promise<void> {
    telling ??= reportAll().finally(() => {
      telling = undefined;
    });
    return telling;
  }

  return {
    add(name, subject) {
      const count = (suppressed.get(name)?.count ?? 0) + 1;
      if (count > 1 || suppressed.size < NAMES) suppressed.set(name, { subject, count });
      return start();
    },
  };
}

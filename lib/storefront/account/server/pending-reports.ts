/** Failures that were not told yet, counted by what failed. */
export interface PendingReports<Subject> {
  /** Counts one more, and tells what there is to tell. Resolves once that was tried; never rejects. */
  add(name: string, subject: Subject): Promise<void>;
}

interface PendingReportsSettings<Subject> {
  /** Tells of `count` failures at once; false where nobody heard. */
  readonly report: (subject: Subject, count: number) => Promise<boolean>;
  /** Calls back after so many milliseconds, unless the process has ended by then. */
  readonly later: (milliseconds: number, callback: () => void) => void;
}

/** Further tries by itself; after the last one, what is untold waits for the next failure. */
const WAITS_MS = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000];
/** More names than there are calls. */
const NAMES = 100;

/** Keeps failures until somebody has heard of them, in as little memory as there are names. */
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
    // What failed while others were told of.
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

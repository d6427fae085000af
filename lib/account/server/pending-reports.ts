/** Failures that were not told yet, counted by what failed. */
export interface Untold<Subject> {
  /** Counts one more, and tells what there is to tell. Resolves once that was tried; never rejects. */
  add(name: string, subject: Subject): Promise<void>;
}

interface UntoldSettings<Subject> {
  /** Tells of `count` failures at once; false where nobody heard. */
  readonly tell: (subject: Subject, count: number) => Promise<boolean>;
  /** Calls back after so many milliseconds, unless the process has ended by then. */
  readonly later: (milliseconds: number, callback: () => void) => void;
}

/** Further tries by itself; after the last one, what is untold waits for the next failure. */
const WAITS_MS = [5_000, 10_000, 20_000, 40_000, 80_000, 160_000];
/** More names than there are calls. */
const NAMES = 100;

/** Keeps failures until somebody has heard of them, in as little memory as there are names. */
export function createUntold<Subject>({ tell, later }: UntoldSettings<Subject>): Untold<Subject> {
  const untold = new Map<string, { subject: Subject; count: number }>();
  let telling: Promise<void> | undefined;
  let tries = 0;
  let isWaiting = false;

  async function tellAll(): Promise<void> {
    for (const [name, { subject, count }] of [...untold]) {
      if (!(await tell(subject, count))) return tryLater();
      const since = (untold.get(name)?.count ?? count) - count;
      if (since > 0) untold.set(name, { subject, count: since });
      else untold.delete(name);
      tries = 0;
    }
    // What failed while others were told of.
    if (untold.size > 0) await tellAll();
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
    telling ??= tellAll().finally(() => {
      telling = undefined;
    });
    return telling;
  }

  return {
    add(name, subject) {
      const count = (untold.get(name)?.count ?? 0) + 1;
      if (count > 1 || untold.size < NAMES) untold.set(name, { subject, count });
      return start();
    },
  };
}

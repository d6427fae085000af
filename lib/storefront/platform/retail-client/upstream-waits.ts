import { singleton } from '#lib/shared/singleton.ts';

interface Wait {
  /** Milliseconds on the clock of `performance`. */
  readonly since: number;
}

/** Oldest first; shared by the front and every bundled copy of the retail client. */
const waits = () => singleton('upstream-waits', () => new Set<Wait>());

/** Counts a read of the retail API as awaited until it settles. Returns its outcome. */
export async function trackUpstreamWait<Value>(read: Promise<Value>): Promise<Value> {
  const wait = { since: performance.now() };
  waits().add(wait);
  try {
    return await read;
  } finally {
    waits().delete(wait);
  }
}

/** How long the oldest unanswered read of the retail API has been awaited in this process, in milliseconds; 0 without one. */
export function longestUpstreamWaitMs(): number {
  for (const { since } of waits()) return performance.now() - since;
  return 0;
}

import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 6;
const FIRST_PAUSE_MS = 50;
/** PostgreSQL's deadlock and serialisation failure. */
const CROSSED = new Set(['40P01', '40001']);
const SQLITE_BUSY = 5;

/** Repeats a transaction after a conflict with another one; other errors, or too many conflicts, are thrown. */
export async function retrying<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const { code, errcode } = error as { code?: string; errcode?: number };
      const isCrossed = CROSSED.has(code ?? '') || errcode === SQLITE_BUSY;
      if (!isCrossed || tries === TRIES) throw error;
      await sleep(FIRST_PAUSE_MS * 2 ** (tries - 1) * (0.5 + Math.random()));
    }
  }
}

import { LRUCache } from 'lru-cache';
import { onPurge } from './purge-bus.ts';
import { type Result, success } from './result.ts';
import { singleton } from './singleton.ts';

interface Limits {
  /** How many values are kept: those that were used last. */
  max: number;
  /** How long a value is kept, in milliseconds. */
  ttl: number;
}

/** Values that this process keeps for a moment, until any purge. */
export interface PurgedMemory<Value> {
  /** The value of a key: a kept one, or that which `fetchResult` now has. Only a good result is kept. */
  read(key: string, fetchResult: () => Promise<Result<Value>>): Promise<Result<Value>>;
}

/** The memory of a name in this process. */
export function purgedMemory<Value extends object>(name: string, limits: Limits): PurgedMemory<Value> {
  return singleton(name, () => {
    const kept = new LRUCache<string, Value>(limits);
    let purges = 0;
    onPurge(() => {
      kept.clear();
      purges += 1;
    });
    return {
      async read(key, fetchResult) {
        const known = kept.get(key);
        if (known) return success(known);
        const before = purges;
        const result = await fetchResult();
        // What was asked for before a purge may be what has changed.
        if (result.ok && before === purges) kept.set(key, result.value);
        return result;
      },
    };
  });
}

import { LRUCache } from 'lru-cache';

/**
 * A pure function of two texts with its latest results in memory: visitors ask for the same ones again and again.
 * `max` bounds how many are stored, and `maxLength` the length of the texts together, so that no stranger can fill the
 * memory.
 */
export function withRecentValues<Value extends {}>(
  work: (first: string, second: string) => Value,
  { max, maxLength }: { max: number; maxLength: number },
): (first: string, second: string) => Value {
  const recent = new LRUCache<string, Value>({ max });
  return (first, second) => {
    if (first.length + second.length > maxLength) return work(first, second);
    // A line break is in neither half of an address.
    const key = `${first}\n${second}`;
    const before = recent.get(key);
    if (before !== undefined) return before;
    const value = work(first, second);
    recent.set(key, value);
    return value;
  };
}

import { LRUCache } from 'lru-cache';

/**
 * A pure function of two texts with its latest results in memory: visitors ask for the same ones again and again.
 * `most` bounds how many are kept, and `longest` the length of the texts together, so that no stranger can fill the
 * memory.
 */
export function withRecentValues<Value extends {}>(
  work: (first: string, second: string) => Value,
  { most, longest }: { most: number; longest: number },
): (first: string, second: string) => Value {
  const recent = new LRUCache<string, Value>({ max: most });
  return (first, second) => {
    if (first.length + second.length > longest) return work(first, second);
    // A line break is in neither half of an address.
    const key = `${first}\n${second}`;
    const before = recent.get(key);
    if (before !== undefined) return before;
    const value = work(first, second);
    recent.set(key, value);
    return value;
  };
}

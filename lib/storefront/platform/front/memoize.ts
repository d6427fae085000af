import { LRUCache } from 'lru-cache';

/**
 * Memoizes the latest results of a pure function of two texts, because visitors request the same ones again and again.
 * `max` limits the number of results, and `maxLength` the length of the texts, so that requests cannot fill the memory.
 */
export function memoize<Value extends {}>(
  work: (first: string, second: string) => Value,
  { max, maxLength }: { max: number; maxLength: number },
): (first: string, second: string) => Value {
  const recent = new LRUCache<string, Value>({ max });
  return (first, second) => {
    if (first.length + second.length > maxLength) return work(first, second);
    // The texts are joined by a line break, which occurs in neither of them.
    const key = `${first}\n${second}`;
    const before = recent.get(key);
    if (before !== undefined) return before;
    const value = work(first, second);
    recent.set(key, value);
    return value;
  };
}

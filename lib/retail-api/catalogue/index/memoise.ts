/** The cache is cleared at this many texts, so that no catalogue can fill the memory with them. */
const MAX_TEXTS = 20_000;

/** A function of a text with cached results: a hundred thousand products share few texts. */
export function memoise<Value>(work: (text: string) => Value): (text: string) => Value {
  const cache = new Map<string, Value>();
  return (text) => {
    const before = cache.get(text);
    if (before !== undefined) return before;
    const value = work(text);
    if (cache.size >= MAX_TEXTS) cache.clear();
    cache.set(text, value);
    return value;
  };
}

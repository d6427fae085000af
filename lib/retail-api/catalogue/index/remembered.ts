/** The cache is cleared at this many texts, so that no catalogue can fill the memory with them. */
const MOST_TEXTS = 20_000;

/** A function of a text with cached results: a hundred thousand products share few texts. */
export function remembered<Value>(work: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = work(text);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, value);
    return value;
  };
}

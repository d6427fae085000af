/** Product codes and SKUs, sorted, to find products by a code or its beginning, and colourways by their design. */
export class CodeIndex {
  readonly #keys: readonly string[];
  readonly #ordinals: Uint32Array;

  constructor(entries: readonly (readonly [key: string, ordinal: number])[]) {
    const sorted = [...entries].sort((left, right) => (left[0] < right[0] ? -1 : left[0] > right[0] ? 1 : 0));
    this.#keys = sorted.map((entry) => entry[0]);
    this.#ordinals = Uint32Array.from(sorted, (entry) => entry[1]);
  }

  /** The product with exactly this code or SKU, upper case. */
  find(key: string): number | undefined {
    const index = this.#lowerBound(key);
    return this.#keys[index] === key ? this.#ordinals[index] : undefined;
  }

  /** Products whose code or SKU begins with `prefix`, each once, at most `limit`. */
  startingWith(prefix: string, limit: number): number[] {
    const found = new Set<number>();
    for (let index = this.#lowerBound(prefix); found.size < limit && this.#keys[index]?.startsWith(prefix); index++) {
      const ordinal = this.#ordinals[index];
      if (ordinal !== undefined) found.add(ordinal);
    }
    return [...found];
  }

  #lowerBound(key: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#keys[middle] ?? '') < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

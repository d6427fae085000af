/** A set of product ordinals 0 … size-1, one bit each. */
export class Bitmap {
  readonly size: number;
  readonly words: Uint32Array;

  constructor(size: number, words: Uint32Array = new Uint32Array((size + 31) >>> 5)) {
    this.size = size;
    this.words = words;
  }

  static full(size: number): Bitmap {
    return new Bitmap(size).fill();
  }

  /** Adds every ordinal; changes this set. */
  fill(): this {
    this.words.fill(0xffff_ffff);
    const rest = this.size & 31;
    if (rest !== 0) this.words[this.words.length - 1] = (1 << rest) - 1;
    return this;
  }

  add(ordinal: number): void {
    const word = ordinal >>> 5;
    this.words[word] = (this.words[word] ?? 0) | (1 << (ordinal & 31));
  }

  has(ordinal: number): boolean {
    return ((this.words[ordinal >>> 5] ?? 0) & (1 << (ordinal & 31))) !== 0;
  }

  copy(): Bitmap {
    return new Bitmap(this.size, this.words.slice());
  }

  /** Keeps the common ordinals; changes this set. */
  intersect(other: Bitmap): this {
    const { words } = this;
    for (let index = 0; index < words.length; index++) words[index] = (words[index] ?? 0) & (other.words[index] ?? 0);
    return this;
  }

  /** Adds the ordinals of the other set; changes this set. */
  unite(other: Bitmap): this {
    const { words } = this;
    for (let index = 0; index < words.length; index++) words[index] = (words[index] ?? 0) | (other.words[index] ?? 0);
    return this;
  }

  /** Removes the ordinals of the other set; changes this set. */
  without(other: Bitmap): this {
    const { words } = this;
    for (let index = 0; index < words.length; index++) words[index] = (words[index] ?? 0) & ~(other.words[index] ?? 0);
    return this;
  }

  count(): number {
    const { words } = this;
    let total = 0;
    for (let index = 0; index < words.length; index++) total += bitsOf(words[index] as number);
    return total;
  }

  /** The number of common ordinals, without building the intersection. */
  countShared(other: Bitmap): number {
    const { words } = this;
    let total = 0;
    for (let index = 0; index < words.length; index++) {
      const word = (words[index] ?? 0) & (other.words[index] ?? 0);
      if (word !== 0) total += bitsOf(word);
    }
    return total;
  }

  /** Every ordinal in the set, ascending, at the beginning of `ordinals`, of which that part is returned. */
  ordinals(ordinals: Uint32Array = new Uint32Array(this.count())): Uint32Array {
    const { words } = this;
    let length = 0;
    // A call for each of a million ordinals would cost three times as much.
    for (let index = 0; index < words.length; index++) {
      let word = words[index] as number;
      while (word !== 0) {
        const lowest = word & -word;
        ordinals[length++] = (index << 5) + (31 - Math.clz32(lowest));
        word ^= lowest;
      }
    }
    return ordinals.subarray(0, length);
  }

  /** Calls `visit` with every ordinal in the set, ascending. */
  forEach(visit: (ordinal: number) => void): void {
    const ordinals = this.ordinals();
    for (let index = 0; index < ordinals.length; index++) visit(ordinals[index] as number);
  }
}

function bitsOf(word: number): number {
  let value = word - ((word >>> 1) & 0x5555_5555);
  value = (value & 0x3333_3333) + ((value >>> 2) & 0x3333_3333);
  return (((value + (value >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}

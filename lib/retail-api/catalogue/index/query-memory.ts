import { Bitmap } from './bitmap.ts';

/**
 * The memory for the sets of products that one query makes. The next query takes it again: V8 keeps such large arrays
 * outside its heap, and marks its whole heap once a few dozen queries have left theirs behind, which costs far more than a
 * query over a million products. So queries must never be interleaved, and no result may refer to it.
 */
export class QueryMemory {
  readonly #size: number;
  readonly #bitmaps: Bitmap[] = [];
  #taken = 0;
  readonly #ordinals: { results: Uint32Array; others: Uint32Array };
  /** One number for each result; it holds what the last use left. */
  readonly steps: Uint8Array;

  constructor(size: number) {
    this.#size = size;
    this.#ordinals = { results: new Uint32Array(size), others: new Uint32Array(size) };
    this.steps = new Uint8Array(size);
  }

  /** Begins a query: what was taken before must not be used any more. */
  begin(): void {
    this.#taken = 0;
  }

  /** An empty set. */
  bitmap(): Bitmap {
    const bitmap = this.#next();
    bitmap.words.fill(0);
    return bitmap;
  }

  /** All products. */
  full(): Bitmap {
    return this.#next().fill();
  }

  copyOf(set: Bitmap): Bitmap {
    const bitmap = this.#next();
    bitmap.words.set(set.words);
    return bitmap;
  }

  /** The ordinals of a set, ascending; valid until they are asked for in the same place again. */
  ordinalsOf(set: Bitmap, place: 'results' | 'others'): Uint32Array {
    return set.ordinals(this.#ordinals[place]);
  }

  #next(): Bitmap {
    const bitmap = this.#bitmaps[this.#taken] ?? new Bitmap(this.#size);
    this.#bitmaps[this.#taken++] = bitmap;
    return bitmap;
  }
}

import { Bitmap } from './bitmap.ts';

/** Numbers of values from 1; 0 means none. The array type is as narrow as the highest number allows. */
type Numbers = Uint8Array | Uint16Array | Uint32Array;

const FIRST_LENGTH = 1024;
/** Sets of products kept for each column: 2 MB over a million products. */
export const MAX_KEPT_SETS = 16;

/** Collects the numbers of the values under one key; products come in ascending order. */
export class ColumnBuilder {
  #numbers = new Uint32Array(FIRST_LENGTH);
  #length = 0;
  /** The index of each product's first number. */
  #starts = new Uint32Array(FIRST_LENGTH);
  /** The number of products so far, without trailing ones that have no value. */
  #products = 0;
  #isSingle = true;
  #highest = 0;

  add(ordinal: number, values: readonly number[]): void {
    if (values.length === 0) return;
    this.#beginAt(ordinal);
    if (this.#length + values.length > this.#numbers.length) this.#numbers = doubled(this.#numbers);
    for (const value of values) {
      this.#numbers[this.#length++] = value;
      if (value > this.#highest) this.#highest = value;
    }
    if (values.length > 1) this.#isSingle = false;
  }

  finish(size: number): FacetColumn {
    const [starts, numbers] = [this.#startsOf(size), this.#numbers];
    if (!this.#isSingle) return new FacetColumn(narrowed(numbers.subarray(0, this.#length), this.#highest), starts);
    const single = emptyNumbers(size, this.#highest);
    for (let ordinal = 0; ordinal < size; ordinal++) {
      const [from, to] = [starts[ordinal] ?? 0, starts[ordinal + 1] ?? 0];
      if (to > from) single[ordinal] = numbers[from] ?? 0;
    }
    return new FacetColumn(single, undefined);
  }

  /** Starts the numbers of `ordinal`; the skipped products before it have none. */
  #beginAt(ordinal: number): void {
    while (ordinal >= this.#starts.length) this.#starts = doubled(this.#starts);
    this.#starts.fill(this.#length, this.#products, ordinal + 1);
    this.#products = ordinal + 1;
  }

  #startsOf(size: number): Uint32Array {
    const starts = new Uint32Array(size + 1).fill(this.#length);
    starts.set(this.#starts.subarray(0, this.#products));
    return starts;
  }
}

/** The values of every product under one key, by number. */
export class FacetColumn {
  readonly #numbers: Numbers;
  /** The index of a product's first number; undefined if each product has at most one, stored at its ordinal. */
  readonly #starts: Uint32Array | undefined;
  /** The products of each of the values that were asked for last. */
  readonly #holders = new Map<number, Bitmap>();

  constructor(numbers: Numbers, starts: Uint32Array | undefined) {
    this.#numbers = numbers;
    this.#starts = starts;
  }

  /** The numbers of one product. */
  numbersOf(ordinal: number): number[] {
    const numbers = this.#numbers;
    const starts = this.#starts;
    if (starts) return Array.from(numbers.subarray(starts[ordinal], starts[ordinal + 1]));
    const number = numbers[ordinal] ?? 0;
    return number === 0 ? [] : [number];
  }

  /** How many of the products have each of the `values` values, by its number. */
  count(ordinals: Uint32Array, values: number): Uint32Array {
    const numbers = this.#numbers;
    const starts = this.#starts;
    const counts = new Uint32Array(values + 1);
    for (let index = 0; index < ordinals.length; index++) {
      const ordinal = ordinals[index] as number;
      if (starts === undefined) {
        (counts[numbers[ordinal] as number] as number)++;
        continue;
      }
      const end = starts[ordinal + 1] as number;
      for (let place = starts[ordinal] as number; place < end; place++) (counts[numbers[place] as number] as number)++;
    }
    return counts;
  }

  /** Adds to a set the products that have any of the values, by their numbers. */
  addHolders(values: readonly number[], set: Bitmap): void {
    for (const holders of this.#holdersOf(values, set.size)) set.unite(holders);
  }

  /** How many of a set have each of the `values` values, by its number: faster than `count` for few values in a large set. */
  countIn(set: Bitmap, values: number): Uint32Array {
    const all = Array.from({ length: values }, (_, index) => index + 1);
    return Uint32Array.from([0, ...this.#holdersOf(all, set.size).map((holders) => set.countShared(holders))]);
  }

  /** The products that have each of the values. */
  #holdersOf(values: readonly number[], size: number): Bitmap[] {
    const missing = values.filter((value) => !this.#holders.has(value));
    const found = missing.length > 0 ? this.#find(missing, size) : [];
    const sets = values.map((value) => this.#holders.get(value) ?? (found[value] as Bitmap));
    for (const [index, value] of values.entries()) {
      this.#holders.delete(value);
      this.#holders.set(value, sets[index] as Bitmap);
    }
    for (const oldest of this.#holders.keys()) {
      if (this.#holders.size <= MAX_KEPT_SETS) break;
      this.#holders.delete(oldest);
    }
    return sets;
  }

  /** Finds the products that have each of the values, in one pass for all of them; by their numbers. */
  #find(values: readonly number[], size: number): readonly (Bitmap | undefined)[] {
    const numbers = this.#numbers;
    const starts = this.#starts;
    const sets = new Array<Bitmap | undefined>(Math.max(...values) + 1);
    for (const value of values) sets[value] = new Bitmap(size);
    for (let ordinal = 0; ordinal < size; ordinal++) {
      const end = starts === undefined ? ordinal + 1 : (starts[ordinal + 1] as number);
      for (let place = starts === undefined ? ordinal : (starts[ordinal] as number); place < end; place++) {
        sets[numbers[place] as number]?.add(ordinal);
      }
    }
    return sets;
  }
}

function doubled(from: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(from.length * 2);
  larger.set(from);
  return larger;
}

function emptyNumbers(length: number, highest: number): Numbers {
  if (highest < 2 ** 8) return new Uint8Array(length);
  return highest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);
}

function narrowed(numbers: Uint32Array, highest: number): Numbers {
  const narrow = emptyNumbers(numbers.length, highest);
  narrow.set(numbers);
  return narrow;
}

import { designCode } from '../design-code.ts';
import type { IndexEntry } from './index-entry.ts';

/** Collects the products by design, one at a time. */
export class DesignBuilder {
  readonly #numbers = new Map<string, number>();
  readonly #designOf: number[] = [];
  readonly #colours = new Map<string, number>();
  readonly #colourOf: number[] = [];

  /** Takes products by ordinal, from 0 without a gap. */
  add({ product }: IndexEntry): void {
    const design = designCode(product);
    const number = this.#numbers.get(design) ?? this.#numbers.size;
    if (number === this.#numbers.size) this.#numbers.set(design, number);
    this.#designOf.push(number);
    const colour = this.#colours.get(product.ColorName) ?? this.#colours.size;
    if (colour === this.#colours.size) this.#colours.set(product.ColorName, colour);
    this.#colourOf.push(colour);
  }

  finish(): DesignIndex {
    const size = this.#designOf.length;
    const starts = new Uint32Array(this.#numbers.size + 1);
    for (const number of this.#designOf) starts[number + 1] = (starts[number + 1] ?? 0) + 1;
    for (let number = 0; number < this.#numbers.size; number++) {
      starts[number + 1] = (starts[number + 1] ?? 0) + (starts[number] ?? 0);
    }
    const places = starts.slice();
    const products = new Uint32Array(size);
    for (const [ordinal, number] of this.#designOf.entries()) {
      const place = places[number] ?? 0;
      products[place] = ordinal;
      places[number] = place + 1;
    }
    const colours = { names: [...this.#colours.keys()], of: Uint32Array.from(this.#colourOf) };
    return new DesignIndex(Uint32Array.from(this.#designOf), starts, products, colours);
  }
}

/** The names of all colours, each once, and the number of each product's name, by ordinal. */
interface ColourNames {
  names: readonly string[];
  of: Uint32Array;
}

/** Finds the products that are one design in several colours, metals or sizes. */
export class DesignIndex {
  /** The number of the design, by ordinal. */
  readonly #designOf: Uint32Array;
  /** The index of each design's first product. */
  readonly #starts: Uint32Array;
  readonly #products: Uint32Array;
  readonly #colours: ColourNames;

  constructor(designOf: Uint32Array, starts: Uint32Array, products: Uint32Array, colours: ColourNames) {
    this.#designOf = designOf;
    this.#starts = starts;
    this.#products = products;
    this.#colours = colours;
  }

  /** The name of a product's colour; empty where the catalogue names none. */
  colourOf(ordinal: number): string {
    return this.#colours.names[this.#colours.of[ordinal] ?? -1] ?? '';
  }

  /** The other products of a product's design, as ordinals. */
  others(ordinal: number): number[] {
    const design = this.#designOf[ordinal];
    if (design === undefined) return [];
    const own = this.#products.subarray(this.#starts[design], this.#starts[design + 1]);
    return Array.from(own).filter((other) => other !== ordinal);
  }
}

import { ColumnBuilder, type FacetColumn } from './facet-column.ts';
import type { FacetDefinition, FacetTerm } from './facet-definition.ts';
import { FACET_GROUPS } from './facet-groups.ts';
import type { IndexEntry } from './index-entry.ts';
import type { Steps } from './sliced-work.ts';

/** One group of filters over the whole catalogue. */
export interface IndexedFacet {
  definition: FacetDefinition;
  /** By number; index 0 is unused. */
  terms: readonly FacetTerm[];
  /** Numbers of the values in display order. */
  order: readonly number[];
  numberOf: ReadonlyMap<string, number>;
  column: FacetColumn;
}

const NOTHING: FacetTerm = { value: '', title: '', rank: 0 };
const COLLATOR = new Intl.Collator('en', { numeric: true });

/** Collects the values of products under one key; starts with the existing values if `known` is given. */
class GroupBuilder {
  readonly #definition: FacetDefinition;
  readonly #terms: FacetTerm[];
  readonly #numberOf: Map<string, number>;
  readonly #column = new ColumnBuilder();

  constructor(definition: FacetDefinition, existing?: IndexedFacet) {
    this.#definition = definition;
    this.#terms = [...(existing?.terms ?? [NOTHING])];
    this.#numberOf = new Map(existing?.numberOf);
  }

  /** Numbers of a product's values, each once. */
  numbersOf(entry: IndexEntry): number[] {
    const numbers = this.#definition.terms(entry).map((term) => this.#numberFor(term));
    return numbers.length > 1 ? [...new Set(numbers)] : numbers;
  }

  add(ordinal: number, numbers: readonly number[]): void {
    if (numbers.length > 0) this.#column.add(ordinal, numbers);
  }

  finish(size: number): IndexedFacet {
    const definition = this.#definition;
    const terms = this.#terms;
    const numberOf = this.#numberOf;
    const column = this.#column;
    const term = (number: number) => terms[number] ?? NOTHING;
    const order = [...numberOf.values()].sort(
      (left, right) => term(left).rank - term(right).rank || COLLATOR.compare(term(left).title, term(right).title),
    );
    return { definition, terms, order, numberOf, column: column.finish(size) };
  }

  #numberFor(term: FacetTerm): number {
    const existing = this.#numberOf.get(term.value);
    if (existing !== undefined) return existing;
    const number = this.#terms.push(term) - 1;
    this.#numberOf.set(term.value, number);
    return number;
  }
}

/** The group after changes of some products, by ordinal; the same group if their values under its key are unchanged. */
export function groupAfter(group: IndexedFacet, changed: ReadonlyMap<number, IndexEntry>, size: number): IndexedFacet {
  const builder = new GroupBuilder(group.definition, group);
  const numbers = new Map<number, number[]>();
  let isSame = true;
  for (const [ordinal, entry] of changed) {
    const [now, before] = [builder.numbersOf(entry), group.column.numbersOf(ordinal)];
    numbers.set(ordinal, now);
    isSame &&= now.length === before.length && now.every((number, index) => number === before[index]);
  }
  if (isSame) return group;
  for (let ordinal = 0; ordinal < size; ordinal++) {
    builder.add(ordinal, numbers.get(ordinal) ?? group.column.numbersOf(ordinal));
  }
  return builder.finish(size);
}

/** Collects the facet values of products in ascending order. */
export class FacetBuilder {
  readonly #groups = FACET_GROUPS.map((definition) => new GroupBuilder(definition));
  readonly #isOutline: boolean;

  /** `isOutline`: only the values are kept, and not which products have them. */
  constructor(isOutline = false) {
    this.#isOutline = isOutline;
  }

  add(ordinal: number, entry: IndexEntry): void {
    for (const group of this.#groups) {
      const numbers = group.numbersOf(entry);
      if (!this.#isOutline) group.add(ordinal, numbers);
    }
  }

  *finish(size: number): Steps<IndexedFacet[]> {
    const finished: IndexedFacet[] = [];
    for (const group of this.#groups) {
      finished.push(group.finish(this.#isOutline ? 0 : size));
      yield;
    }
    return finished;
  }
}

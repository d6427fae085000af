import type { IndexedFacet } from './facet-builder.ts';
import type { Steps } from './sliced-work.ts';

/** The most combinations: their counts stay in a fast cache of the processor, and each fits in 16 bits. */
const MAX_COMBINATIONS = 16_384;
/** What a combination costs at the end, compared with counting one value of one product. */
const NODE_COST = 2;
/** Other tasks can run after this many products. */
const SLICE = 50_000;

/** A group, and where the counts of its values begin. */
interface Member {
  group: IndexedFacet;
  start: number;
}

/**
 * The values of several groups as one number for each product, so that one pass over products counts all the groups:
 * over a million products that is several times faster than a pass for each. A number is a node of a tree, whose way
 * to the root names the values.
 */
export class FacetCombination {
  readonly #nodes: Uint16Array;
  readonly #parents: Uint16Array;
  /** The place of each node's value in the counts of all members. */
  readonly #places: Uint32Array;
  readonly #members: readonly Member[];
  readonly #length: number;
  /** The products at each node in the last count. */
  readonly #found: Uint32Array;

  constructor(nodes: Uint16Array, tree: readonly TreeNode[], members: readonly Member[], length: number) {
    this.#nodes = nodes;
    this.#parents = Uint16Array.from(tree, ({ parent }) => parent);
    this.#places = Uint32Array.from(tree, ({ place }) => place);
    this.#members = members;
    this.#length = length;
    this.#found = new Uint32Array(tree.length);
  }

  /** The number of products from which on it is faster than a pass for each group. */
  get worthwhileFrom(): number {
    return (NODE_COST * this.#parents.length) / (this.#members.length - 1);
  }

  /** How many of the products have each value of each group, by the value's number. */
  count(ordinals: Uint32Array): Map<IndexedFacet, Uint32Array> {
    const nodes = this.#nodes;
    const parents = this.#parents;
    const places = this.#places;
    const found = this.#found.fill(0);
    for (let index = 0; index < ordinals.length; index++) {
      (found[nodes[ordinals[index] as number] as number] as number)++;
    }
    const counts = new Uint32Array(this.#length);
    // A node is behind its parent, so all below a node have been added to it before its turn.
    for (let node = parents.length - 1; node > 0; node--) {
      const products = found[node] as number;
      (counts[places[node] as number] as number) += products;
      (found[parents[node] as number] as number) += products;
    }
    return new Map(
      this.#members.map(({ group, start }) => [group, counts.subarray(start, start + group.terms.length)]),
    );
  }
}

interface TreeNode {
  parent: number;
  place: number;
}

const ROOT: TreeNode = { parent: 0, place: 0 };

/** Collects groups as long as their values have few combinations. */
class CombinationBuilder {
  #nodes: Uint16Array;
  #tree: TreeNode[] = [ROOT];
  readonly #members: Member[] = [];
  #length = 0;

  constructor(size: number) {
    this.#nodes = new Uint16Array(size);
  }

  /** Adds a group, and returns true; where that would make too many combinations, it changes nothing. */
  *add(group: IndexedFacet): Steps<boolean> {
    const start = this.#length;
    const nodes = this.#nodes.slice();
    const tree = [...this.#tree];
    /** By the parent, and the number of the value. */
    const children = new Map<number, number>();
    for (let ordinal = 0; ordinal < nodes.length; ordinal++) {
      let node = nodes[ordinal] as number;
      for (const value of group.column.numbersOf(ordinal)) {
        const edge = node * group.terms.length + value;
        const child = children.get(edge) ?? tree.push({ parent: node, place: start + value }) - 1;
        if (child >= MAX_COMBINATIONS) return false;
        children.set(edge, child);
        node = child;
      }
      nodes[ordinal] = node;
      if (ordinal % SLICE === SLICE - 1) yield;
    }
    this.#nodes = nodes;
    this.#tree = tree;
    this.#members.push({ group, start });
    this.#length += group.terms.length;
    return true;
  }

  /** Null for a single group, which is counted as fast by itself. */
  finish(): FacetCombination | null {
    if (this.#members.length < 2) return null;
    return new FacetCombination(this.#nodes, this.#tree, this.#members, this.#length);
  }
}

/** Combines groups over `size` products; each is in one combination at most. */
export function* combineFacets(groups: readonly IndexedFacet[], size: number): Steps<FacetCombination[]> {
  const builders: CombinationBuilder[] = [];
  for (const group of groups) {
    if (group.terms.length > MAX_COMBINATIONS) continue;
    let isAdded = false;
    for (const builder of builders) {
      isAdded ||= yield* builder.add(group);
      if (isAdded) break;
    }
    if (isAdded) continue;
    const builder = new CombinationBuilder(size);
    if (yield* builder.add(group)) builders.push(builder);
  }
  return builders.flatMap((builder) => builder.finish() ?? []);
}

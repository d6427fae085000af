import type { Scope } from '../../cart/pricing/scope.ts';
import type { CatalogueStructure, CategoryEntry, DesignColour, OfferTarget } from '../catalogue-index.ts';
import { Bitmap } from './bitmap.ts';
import { type CategoryNode, type CategoryTree, inPageLanguage } from './category-tree.ts';
import type { CodeIndex } from './code-index.ts';
import type { DesignIndex } from './design-index.ts';
import { nearInOrder } from './near-in-order.ts';
import type { ProductSetIndex } from './product-sets.ts';

const COLOURWAY_LIMIT = 24;

export interface StructureParts {
  /** Product codes by ordinal. */
  codes: readonly string[];
  codeIndex: CodeIndex;
  designs: DesignIndex;
  tree: CategoryTree;
  homes: readonly (string | undefined)[];
  /** All ordinals, the cheapest product first. */
  byPrice: Uint32Array;
  productSets: ProductSetIndex;
  /** The operator's phrases as JSON, to compare them. */
  searchWords: string;
}

/** The lists of the catalogue, the place of each product and the scopes of offers, in the memory of this process. */
export class StructureIndex implements CatalogueStructure {
  readonly #parts: StructureParts;

  constructor(parts: StructureParts) {
    this.#parts = parts;
  }

  category(path: string): CategoryEntry | undefined {
    const node = this.#parts.tree.find(path);
    return node && inPageLanguage(node);
  }

  roots(): string[] {
    return this.#parts.tree.roots();
  }

  trail(path: string): CategoryEntry[] {
    return this.#parts.tree.trail(path).map(inPageLanguage);
  }

  categoryOf(code: string): string | undefined {
    const ordinal = this.#parts.codeIndex.find(code);
    return ordinal === undefined ? undefined : this.#parts.homes[ordinal];
  }

  colourwaysOf(code: string): string[] {
    const ordinal = this.#parts.codeIndex.find(code);
    if (ordinal === undefined || this.#parts.codes[ordinal] !== code) return [];
    return this.codesOf(this.#parts.designs.others(ordinal)).sort().slice(0, COLOURWAY_LIMIT);
  }

  coloursOf(code: string): DesignColour[] {
    const { codeIndex, designs } = this.#parts;
    const codes = new Map<string, string>();
    // The product itself comes first, so that no other one stands for its colour.
    for (const each of [code, ...this.colourwaysOf(code)]) {
      const ordinal = codeIndex.find(each);
      const name = ordinal === undefined ? '' : designs.colourOf(ordinal);
      if (name !== '' && !codes.has(name)) codes.set(name, each);
    }
    if (codes.size < 2) return [];
    const colours = [...codes].map(([name, itsCode]) => ({ name, code: itsCode }));
    return colours.sort((one, other) => (one.code < other.code ? -1 : 1));
  }

  nearInPrice(code: string, path: string, limit: number): string[] {
    const ordinal = this.#parts.codeIndex.find(code);
    const products = this.#parts.tree.find(path)?.products;
    if (ordinal === undefined || !products) return [];
    return this.codesOf(nearInOrder(products, this.#parts.byPrice, ordinal, limit));
  }

  isAnyInScope(scope: Scope, target?: OfferTarget): boolean {
    const found = this.#inScope(scope);
    if (!target) return found.count() > 0;
    if ('category' in target) return found.countShared(this.productsOf(target.category)) > 0;
    return this.ordinalsOf([target.product]).countShared(found) > 0;
  }

  listOfScope(scope: Scope): string | undefined {
    const found = this.#inScope(scope);
    const count = found.count();
    if (count === 0) return undefined;
    const [smallest] = this.#parts.tree
      .lists()
      .filter((node) => node.count < 2 * count && node.products.countShared(found) === count)
      .toSorted((a, b) => a.count - b.count);
    return smallest?.path;
  }

  /** The number of products. */
  get size(): number {
    return this.#parts.codes.length;
  }

  /** Codes that another index does not have. */
  codesMissingIn(other: StructureIndex): string[] {
    return this.#parts.codes.filter((code) => other.#parts.codeIndex.find(code) === undefined);
  }

  /** Paths of the lists in this index or the other whose names or texts differ. */
  listsRewordedIn(other: StructureIndex): string[] {
    const paths = new Set([...this.#parts.tree.lists(), ...other.#parts.tree.lists()].map(({ path }) => path));
    return [...paths].filter((path) => {
      const [one, another] = [this.#parts.tree.find(path), other.#parts.tree.find(path)];
      if (!one || !another || one.name !== another.name || one.intro !== another.intro) return true;
      if (one.sort !== another.sort || !isSameAbroad(one.local, another.local)) return true;
      return JSON.stringify([one.rule, one.children]) !== JSON.stringify([another.rule, another.children]);
    });
  }

  /** Whether searches may find or lead to something else by the operator's phrases of another index. */
  hasOtherSearchWords(other: StructureIndex): boolean {
    return this.#parts.searchWords !== other.#parts.searchWords;
  }

  /** Paths of all lists that contain any of the products. */
  listsHolding(codes: readonly string[]): string[] {
    const wanted = this.ordinalsOf(codes);
    return this.#parts.tree
      .lists()
      .filter((node) => node.products.countShared(wanted) > 0)
      .map((node) => node.path);
  }

  #inScope(scope: Scope): Bitmap {
    const found = this.#parts.productSets.inScope(scope);
    if (!scope.products) return found;
    return found.intersect(this.ordinalsOf(scope.products));
  }

  /** The ordinals of products by their codes; unknown ones are ignored. */
  ordinalsOf(codes: readonly string[]): Bitmap {
    const ordinals = new Bitmap(this.size);
    for (const code of codes) {
      const ordinal = this.#parts.codeIndex.find(code);
      // `find` accepts a SKU as well, so the code is compared.
      if (ordinal !== undefined && this.#parts.codes[ordinal] === code) ordinals.add(ordinal);
    }
    return ordinals;
  }

  /** The products of a list; none for an unknown one. */
  productsOf(category: string): Bitmap {
    return this.#parts.tree.find(category)?.products ?? new Bitmap(this.size);
  }

  /** Product codes of ordinals. */
  codesOf(ordinals: readonly number[]): string[] {
    return ordinals.map((ordinal) => this.#parts.codes[ordinal] ?? '');
  }
}

/** Whether a list reads the same in every language but English. */
function isSameAbroad(one: CategoryNode['local'], other: CategoryNode['local']): boolean {
  const written = (local: CategoryNode['local']) =>
    JSON.stringify([...(local ?? [])].map(([language, texts]) => [language, ...texts]));
  return written(one) === written(other);
}

import type { SortOrder } from '#lib/contract/index.ts';
import { currentLanguage } from '#lib/shared/language/server.ts';
import type { LocalTexts } from '../../translations/stored-texts.ts';
import { BRAND_LISTS, type CategoryEntry } from '../catalogue-index.ts';
import type { CatalogueBrand, CategoryRule } from '../catalogue-product.ts';
import { Bitmap } from './bitmap.ts';
import type { RuleEvaluator } from './category-rules.ts';

/** A category as stored. */
export interface CategoryRow {
  path: string;
  /** Empty for a top category. */
  parentPath: string;
  name: string;
  intro: string;
  /** The order that the list begins with; what sells best unless given. */
  sort?: SortOrder;
  rule: CategoryRule;
  /** Name and introduction in other languages, by language. */
  local?: ReadonlyMap<string, LocalTexts> | undefined;
}

export interface CategoryNode extends CategoryEntry {
  parentPath: string;
  rule: CategoryRule;
  local: ReadonlyMap<string, LocalTexts> | undefined;
  sort: SortOrder;
  products: Bitmap;
}

/** A brand with its story in other languages, by language. */
export type LocalBrand = CatalogueBrand & Pick<CategoryRow, 'local'>;

/** Every list with a URL: the operator's categories in their order, then the brands' lists. */
export class CategoryTree {
  readonly #nodes = new Map<string, CategoryNode>();
  readonly #categories: readonly CategoryNode[];

  constructor(rows: readonly CategoryRow[], brands: readonly LocalBrand[], evaluator: RuleEvaluator, size: number) {
    const add = (row: CategoryRow): CategoryNode => {
      const products = evaluator.evaluate(row.rule, size);
      const { path, parentPath, name, intro, rule, local, sort = 'popularity' } = row;
      const node = {
        path,
        parentPath,
        name,
        intro,
        rule,
        local,
        sort,
        products,
        count: products.count(),
        children: [],
      };
      this.#nodes.set(path, node);
      return node;
    };
    this.#categories = rows.map(add);
    for (const node of this.#categories) this.#nodes.get(node.parentPath)?.children.push(node.path);
    add({ path: `${BRAND_LISTS}/products`, parentPath: '', name: 'All brands', intro: '', rule: {} });
    for (const brand of brands) add(brandRow(brand));
  }

  find(path: string): CategoryNode | undefined {
    return this.#nodes.get(path);
  }

  /** The operator's categories, parents before their children. */
  all(): readonly CategoryNode[] {
    return this.#categories;
  }

  /** The categories and the brands' lists. */
  lists(): CategoryNode[] {
    return [...this.#nodes.values()];
  }

  trail(path: string): CategoryNode[] {
    const trail: CategoryNode[] = [];
    for (let node = this.#nodes.get(path); node; node = this.#nodes.get(node.parentPath)) trail.unshift(node);
    return trail;
  }

  /**
   * The category of each product in the breadcrumb: beginning with the first top category that contains the product,
   * always the first child that contains it.
   */
  homes(size: number): (string | undefined)[] {
    const homes = new Array<string | undefined>(size);
    const settled = new Bitmap(size);
    const settle = (paths: readonly string[], within: Bitmap) => {
      for (const path of paths) {
        const node = this.#nodes.get(path);
        if (!node) continue;
        const here = node.products.copy().intersect(within).without(settled);
        here.forEach((ordinal) => {
          homes[ordinal] = path;
        });
        settle(node.children, here);
        settled.unite(here);
      }
    };
    settle(this.roots(), Bitmap.full(size));
    return homes;
  }

  roots(): string[] {
    return this.#categories.filter((node) => node.parentPath === '').map((node) => node.path);
  }
}

/** A list as shoppers read it in the language of the request. */
export function inPageLanguage(node: CategoryNode): CategoryNode {
  const texts = node.local?.get(currentLanguage());
  if (!texts) return node;
  return {
    ...node,
    name: texts.get('StoreCategoryName') ?? node.name,
    intro: texts.get('Intro') ?? texts.get('Story') ?? node.intro,
  };
}

/** The rule of a brand's list, in the form of a category's, so that one evaluator handles both. */
export function brandRow(brand: LocalBrand): CategoryRow {
  return {
    path: `${BRAND_LISTS}/${brand.Slug}`,
    parentPath: '',
    name: brand.Name,
    intro: brand.Story,
    rule: { BrandName: brand.Name },
    local: brand.local,
  };
}

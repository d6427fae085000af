import type { Kysely } from 'kysely';
import { paiseOf } from '#lib/contract/index.ts';
import { NO_STARS } from '../../community/reviews/star-counts.ts';
import type { Database } from '../../core/db/schema.ts';
import { type CatalogueProduct, type CategoryRule, categoryRule } from '../catalogue-product.ts';
import { RuleEvaluator } from '../index/category-rules.ts';

/** Rules of all categories. */
export async function readRules(db: Kysely<Database>): Promise<CategoryRule[]> {
  const rows = await db.selectFrom('categories').select('rule').execute();
  return rows.map((row) => categoryRule.parse(JSON.parse(row.rule)));
}

/** Codes of products in no category: shoppers find them only by searching. */
export function uncategorisedCodes(rules: readonly CategoryRule[], products: readonly CatalogueProduct[]): string[] {
  const evaluator = new RuleEvaluator(rules);
  for (const [ordinal, product] of products.entries()) {
    const price = paiseOf(product.Price);
    evaluator.add(ordinal, {
      product,
      position: ordinal,
      price,
      mrp: paiseOf(product.MRP),
      stock: 0,
      sizesInStock: [],
      stars: NO_STARS,
    });
  }
  const held = new Set<number>();
  for (const rule of rules) {
    evaluator.evaluate(rule, products.length).forEach((ordinal) => {
      held.add(ordinal);
    });
  }
  return products.filter((_, ordinal) => !held.has(ordinal)).map((product) => product.ProductCode);
}

import { calls } from '#lib/contract/index.ts';
import { attributeKinds } from '../catalogue/fields/attribute-kinds.ts';
import { readFieldTable } from '../catalogue/fields/read-field-table.ts';
import { RULE_KEYS } from '../catalogue/fields/rule-keys.ts';
import { ATTRIBUTES, type RootCategory } from '../catalogue/product-attributes.ts';
import { readRecords } from '../catalogue/products/product-records.ts';
import { succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

const SHOWN = 12;
const ROOTS = Object.keys(ATTRIBUTES) as RootCategory[];

/** What a product may state, and what products state. */
const productFields = handlerFor(calls.productFields, async (_request, { db }) => {
  const table = await readFieldTable(db);
  return succeed({
    Attributes: ROOTS.flatMap((RootCategory) =>
      attributeKinds(RootCategory).map(({ name, kind }) => ({ RootCategory, Name: name, Kind: kind })),
    ),
    Values: table
      .suggested()
      .map(({ root, field, values }) => ({ RootCategory: root, Field: field, Values: [...values] })),
  });
});

/** Which products a rule would hold. */
const categoryMatches = handlerFor(calls.categoryMatches, async ({ Rule }, { db }) => {
  const wrong = Object.keys(Rule).find((key) => !RULE_KEYS.has(key));
  if (wrong !== undefined) return invalidField(`Rule.${wrong}`, 'is no field of a product');
  const table = await readFieldTable(db);
  const codes = table.matching(Rule);
  const records = await readRecords(db, codes.slice(0, SHOWN));
  return succeed({
    Count: codes.length,
    Products: records.map(({ product, skus }) => ({
      ProductCode: product.ProductCode,
      ProductTitle: product.ProductTitle,
      BrandName: product.BrandName,
      Price: Math.min(...skus.map(({ price }) => price)),
      Photo: product.Images[0] ?? '',
    })),
    Unknown: table.unknownIn(Rule).map(({ field, value }) => ({ Field: field, Value: value })),
  });
});

/** Handlers of the calls that help to fill in products and rules of categories. */
export const productFieldCalls: readonly CallHandler[] = [productFields, categoryMatches];

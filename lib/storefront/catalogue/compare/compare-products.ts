import type { Product } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import type { ComparisonGroup, ComparisonRow } from './types.ts';

interface Fact {
  group: string;
  name: string;
  value: string;
}

/**
 * Compares products side by side, row by row. Products of one kind are compared by every row that any of them has;
 * products of different kinds only by rows that at least two of them have, in whatever group.
 */
export function compareProducts(products: readonly Product[]): ComparisonGroup[] {
  const isOneKind = new Set(products.map(kindOf)).size <= 1;
  const rows = new Map<string, { group: string; name: string; values: (string | null)[] }>();
  for (const [place, product] of products.entries()) {
    for (const { group, name, value } of factsOf(product)) {
      const key = isOneKind ? JSON.stringify([group, name]) : name;
      const row = rows.get(key) ?? { group, name, values: products.map(() => null) };
      row.values[place] = value;
      rows.set(key, row);
    }
  }
  const needed = isOneKind ? 1 : 2;
  const shown = [...rows.values()].filter(({ values }) => values.filter((value) => value !== null).length >= needed);
  const groups = Map.groupBy(shown, ({ group }) => group);
  // The first product's rows come first; rows that a later product adds to a group are appended to it.
  return [...groups].map(([name, own]) => ({ name, rows: own.map(({ name, values }) => toRow(name, values)) }));
}

/** The groups without the rows that are the same for all products; groups left empty are omitted. */
export function onlyDifferences(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ name, rows }) => ({ name, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}

function toRow(name: string, values: (string | null)[]): ComparisonRow {
  return { name, values, differs: new Set(values).size > 1 };
}

const kindOf = ({ breadcrumb }: Product) => breadcrumb[0]?.href ?? '';

function factsOf(product: Product): Fact[] {
  const sizes = product.sizes.flatMap(({ name }) => (name === null ? [] : [name]));
  const isInStock = product.sizes.some(({ stock }) => stock > 0);
  const general = [
    { name: m.compareAvailability(), value: isInStock ? m.compareInStock() : m.compareSoldOut() },
    { name: m.compareColour(), value: product.colour },
    { name: m.compareSizes(), value: sizes.join(', ') },
  ].map((fact) => ({ ...fact, group: m.compareAtAGlance() }));
  const specified = product.specifications.flatMap(({ group, rows }) => rows.map((row) => ({ ...row, group })));
  const origin = [
    { name: m.compareOrigin(), value: product.legal.countryOfOrigin },
    { name: m.compareWarranty(), value: product.warranty },
  ].map((fact) => ({ ...fact, group: m.compareOriginWarranty() }));
  return [...general, ...specified, ...origin].filter(({ value }) => value !== '');
}

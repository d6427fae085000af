interface RuledCategory {
  Fields: Readonly<Record<string, unknown>>;
}

interface NamedProduct {
  RootCategory: string;
  Category: string;
}

/** The names of goods and of their categories, from the rules of the shop's categories and from some of its products, sorted. */
export function scopeNames(categories: readonly RuledCategory[], products: readonly NamedProduct[]) {
  const named = (field: keyof NamedProduct) =>
    sorted([
      ...categories.flatMap(({ Fields }) => textsIn(Fields.Rule, field)),
      ...products.map((product) => product[field]),
    ]);
  return { roots: named('RootCategory'), categories: named('Category') };
}

/** A rule names one value or several. */
function textsIn(rule: unknown, field: string): string[] {
  if (typeof rule !== 'object' || rule === null) return [];
  return [new Map(Object.entries(rule)).get(field)].flat().filter((text) => typeof text === 'string');
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].filter(Boolean).toSorted((one, other) => one.localeCompare(other, 'en-IN'));
}

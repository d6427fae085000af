/** The scope of an offer or a coupon. A list that is left out sets no bound; all given bounds must be met. */
export interface Scope {
  brands?: readonly string[] | undefined;
  rootCategories?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  products?: readonly string[] | undefined;
}

/** The fields of a line that decide whether it is in a scope. */
export interface Scoped {
  brand: string;
  rootCategory: string;
  category: string;
  productCode: string;
}

const allows = (list: readonly string[] | undefined, value: string) => list === undefined || list.includes(value);

/** Whether a line is in the scope of an offer or a coupon. */
export function isInScope(line: Scoped, scope: Scope): boolean {
  return (
    allows(scope.brands, line.brand) &&
    allows(scope.rootCategories, line.rootCategory) &&
    allows(scope.categories, line.category) &&
    allows(scope.products, line.productCode)
  );
}

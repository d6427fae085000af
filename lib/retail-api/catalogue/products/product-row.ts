/** A row of SaveProducts. */
export interface ProductRow {
  code: string;
  /** What is to be done with the product. */
  action: 'save' | 'remove';
  /** The version that the caller saw; 0 for a product that does not exist yet. */
  expectedVersion: number;
  /** Whether shoppers do not see it; undefined keeps what it is. */
  hidden: boolean | undefined;
  /** Fields of a `CatalogueProduct` that replace the stored ones; null removes a field. */
  fields: Readonly<Record<string, unknown>>;
}

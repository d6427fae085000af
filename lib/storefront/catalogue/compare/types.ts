/** One row of a comparison: the value of each product in their order; null where it has none. */
export interface ComparisonRow {
  name: string;
  values: (string | null)[];
  /** Whether the values are not all the same. */
  differs: boolean;
}

export interface ComparisonGroup {
  name: string;
  rows: ComparisonRow[];
}

/** A product chosen for comparison, as the browser stores it. */
export interface ComparedProduct {
  code: string;
  title: string;
}

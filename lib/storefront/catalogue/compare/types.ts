/** One line of a comparison: what each product has there, in the order of the products; null where it has nothing. */
export interface ComparisonRow {
  name: string;
  values: (string | null)[];
  /** Whether they are not all the same. */
  differs: boolean;
}

export interface ComparisonGroup {
  name: string;
  rows: ComparisonRow[];
}

/** A product that was chosen to be compared, as the browser keeps it. */
export interface ComparedProduct {
  code: string;
  title: string;
}

/** A row of a file as a report names it. */
export interface RowName {
  /** Its last line, counted from 1. */
  line: number;
  /** SKU and size in the row; empty if it has neither. */
  name: string;
}

/** A fault of a product. */
export interface Fault {
  /** The row of the fault; undefined for a fault of the whole product. */
  row?: RowName | undefined;
  /** The field, e.g. `Skus.0.Price`; undefined where the fault is of none or of several. */
  field?: string | undefined;
  /** The message without the name of the row. */
  text: string;
}

/** The name of a row by its SKU and size. */
export function nameRow(line: number, sku: string | undefined, size: string | undefined): RowName {
  return { line, name: [sku ?? '', size === undefined ? '' : `size ${size}`].filter((part) => part !== '').join(', ') };
}

/** A row of a file as a report names it. */
export interface RowName {
  /** Where it ends, counted from 1. */
  line: number;
  /** SKU and size that it tells; empty where it tells neither. */
  name: string;
}

/** What is wrong with a product. */
export interface Fault {
  /** Where it is; of a fault of the whole product there is none. */
  row?: RowName | undefined;
  /** Without the name of its row. */
  text: string;
}

/** The name of a row by the SKU and the size that it tells. */
export function nameRow(line: number, sku: string | undefined, size: string | undefined): RowName {
  return { line, name: [sku ?? '', size === undefined ? '' : `size ${size}`].filter((part) => part !== '').join(', ') };
}

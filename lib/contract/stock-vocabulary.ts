/** Why the operator changes online stock. */
export const STOCK_REASONS = ['count', 'received', 'damaged', 'lost', 'returned', 'transfer', 'correction'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** The largest online stock of a SKU. */
export const MAX_STOCK_QUANTITY = 1_000_000;

/**
 * What changes online stock. `hold`, `release`: an order takes pieces or gives them back. `transfer`: pieces move to another
 * warehouse, in two changes.
 */
export const STOCK_CHANGES = ['hold', 'release', 'operator', 'import', 'transfer'] as const;
export type StockChangeKind = (typeof STOCK_CHANGES)[number];

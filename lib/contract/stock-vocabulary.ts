/** Why the operator changes online stock. */
export const STOCK_REASONS = ['count', 'received', 'damaged', 'lost', 'returned', 'transfer', 'correction'] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

/** What changes online stock. `hold`, `release`: an order takes pieces or gives them back. */
export const STOCK_CHANGES = ['hold', 'release', 'operator', 'import'] as const;
export type StockChangeKind = (typeof STOCK_CHANGES)[number];

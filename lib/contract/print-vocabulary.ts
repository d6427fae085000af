// Constants without schemas, so that browser code can import them without Zod.

/** The papers of which those of several orders are printed as one document. */
export const PAPER_KINDS = ['packing-slips', 'labels', 'invoices'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** How many orders one document has at most. */
export const MAX_PRINTED_ORDERS = 50;

// Constants without schemas, so that browser code can import them without Zod.

/** By what an operator’s list of products can be narrowed. */
export const PRODUCT_STATES = ['shown', 'hidden', 'sold-out'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** What a row of a batch did to the product, category or other record that it names. */
export const RECORD_CHANGES = ['created', 'changed', 'unchanged', 'removed'] as const;
export type RecordChange = (typeof RECORD_CHANGES)[number];

// Constants without schemas, so that browser code can import them without Zod.

/** By what an operator’s list of products can be narrowed. */
export const PRODUCT_STATES = ['shown', 'hidden', 'sold-out'] as const;
export type ProductState = (typeof PRODUCT_STATES)[number];

/** What SaveProducts did to a product. */
export const PRODUCT_CHANGES = ['created', 'changed', 'unchanged', 'removed'] as const;
export type ProductChange = (typeof PRODUCT_CHANGES)[number];

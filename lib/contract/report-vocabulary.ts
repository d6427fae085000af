/** What the report of sales can be split by. */
export const SALES_BY = ['day', 'product', 'category', 'brand', 'state', 'coupon', 'payment'] as const;
export type SalesBy = (typeof SALES_BY)[number];

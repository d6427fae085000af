/** A month in India, YYYY-MM. */
export const MONTH_PATTERN = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** What the report of sales can be split by. */
export const SALES_BY = [
  'day',
  'product',
  'category',
  'brand',
  'state',
  'channel',
  'coupon',
  'campaign',
  'payment',
] as const;
export type SalesBy = (typeof SALES_BY)[number];

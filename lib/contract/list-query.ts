import { z } from 'zod';
import { plainText } from './fields.ts';
import { SORT_ORDERS } from './vocabulary.ts';

/** Chosen filters: facet key to the chosen values. Values of one key widen, keys narrow. */
const filters = z.record(plainText(40), z.array(plainText(80)).max(40)).default({});

/** What every call for a page of products may ask. */
export const listQuery = {
  Filters: filters,
  Sort: z.enum(SORT_ORDERS).optional(),
  Page: z.number().int().min(1).max(10_000).default(1),
  PageSize: z.number().int().min(1).max(60).default(24),
};

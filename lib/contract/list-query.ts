import { z } from 'zod';
import { singleLineText } from './fields.ts';
import { SORT_ORDERS } from './vocabulary.ts';

/** The chosen values by facet key. Several values of one key widen the list; several keys narrow it. */
const filters = z.record(singleLineText(40), z.array(singleLineText(80)).max(40)).default({});

/** The query of every call that returns a page of products. */
export const listQuery = {
  Filters: filters,
  Sort: z.enum(SORT_ORDERS).optional(),
  Page: z.number().int().min(1).max(10_000).default(1),
  PageSize: z.number().int().min(1).max(60).default(24),
};

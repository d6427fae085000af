import { z } from 'zod';
import { productCode } from '#lib/contract/index.ts';

const MAX_CODES = 60;
const INVALID = 'Name 1 to 60 product codes.';

/** Product codes of a query, joined by commas: without duplicates, in their original order. */
export const codeList = z
  .string({ error: INVALID })
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(productCode).min(1).max(MAX_CODES))
  .catch([])
  .refine((codes) => codes.length > 0, { error: INVALID });

import { z } from 'zod';
import { productCode } from '#lib/contract/index.ts';
import * as m from '#messages';

const MAX_CODES = 60;

/** Product codes of a query, joined by commas: without duplicates, in their original order. */
export const codeList = z
  .string({ error: m.listingCodesInvalid })
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(productCode).min(1).max(MAX_CODES))
  .catch([])
  .refine((codes) => codes.length > 0, { error: m.listingCodesInvalid });

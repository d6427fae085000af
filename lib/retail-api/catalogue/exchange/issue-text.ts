import type { z } from 'zod';
import { ATTRIBUTES } from '../product-attributes.ts';

/** The error of a product field, as the rest of a sentence that starts with the field. */
export function issueText(issue: z.core.$ZodIssue): string {
  // Of a product's fields, the attributes alone have several forms.
  return issue.code === 'invalid_union' ? `must be one of ${Object.keys(ATTRIBUTES).join(', ')}` : issue.message;
}

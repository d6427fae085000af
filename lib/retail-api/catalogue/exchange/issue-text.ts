import type { z } from 'zod';
import { ATTRIBUTES } from '../product-attributes.ts';

const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' };

/** The error of a product field, as the rest of a sentence that starts with the field. */
export function issueText(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return `must ${extent(issue.origin, 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${extent(issue.origin, 'at most', issue.maximum)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_union':
      return `must be one of ${Object.keys(ATTRIBUTES).join(', ')}`;
    case 'invalid_type':
      return `must be of type ${issue.expected}`;
    case 'unrecognized_keys':
      return `must not have the unknown keys ${issue.keys.join(', ')}`;
    default:
      return issue.message.replace(/^Invalid string: /, '');
  }
}

function extent(origin: string, bound: string, limit: number | bigint): string {
  const counted = COUNTED[origin];
  return counted === undefined ? `be ${bound} ${limit}` : `have ${bound} ${limit}${counted}`;
}

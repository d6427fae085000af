import { withoutInvisible } from './visible-text.ts';

/** The canonical form of a code as a shopper may have typed or pasted it. */
export function canonicalCode(typed: string): string {
  return withoutInvisible(typed).replace(/\s+/g, '').toUpperCase();
}

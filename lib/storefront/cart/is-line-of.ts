import { cleanEngraving } from '#lib/shared/engraving-text.ts';
import type { CartLine } from './types.ts';

/** Whether a line of the cart has a SKU with an engraving, as typed; the empty text for none. */
export function isLineOf(
  line: Pick<CartLine, 'sku' | 'engraving'>,
  { sku, engraving }: { sku?: string | undefined; engraving: string },
): boolean {
  return line.sku === sku && (line.engraving?.text ?? '') === cleanEngraving(engraving);
}

import type { OrderLine } from './order-store.ts';
import type { LinePieces } from './rules/choose-pieces.ts';
import type { Pieces } from './stock.ts';

/** Pieces of lines by their SKU, as the shelf counts them; of a line that is none of `lines` nothing. */
export function piecesOfLines(lines: readonly OrderLine[], chosen: readonly LinePieces[]): Pieces[] {
  return chosen.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ sku: line.sku, quantity }] : [];
  });
}

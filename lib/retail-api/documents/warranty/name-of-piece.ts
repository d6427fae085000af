import type { OrderLine } from '../../orders/order-repository.ts';

/** How the desk names a piece of an order: by the line's number, as lists have it, and its title. */
export function nameOfPiece(line: OrderLine, piece: number): string {
  return `${nameOfLine(line)}, piece ${piece}`;
}

/** The same of a line. */
export function nameOfLine({ position, document }: OrderLine): string {
  return `Line ${position + 1} (${document.title})`;
}

/** How many pieces of a line are packed; of one whose order was cancelled afterwards, how many were bought. */
export function packedPieces({ quantity, cancelled }: OrderLine): number {
  return quantity - cancelled;
}

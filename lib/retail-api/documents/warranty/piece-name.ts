import type { OrderLine } from '../../orders/order-repository.ts';

/** The name of an item of an order for the operator: the line's number, as in lists, and its title. */
export function pieceName(line: OrderLine, piece: number): string {
  return `${lineName(line)}, piece ${piece}`;
}

/** The name of a line for the operator. */
export function lineName({ position, document }: OrderLine): string {
  return `Line ${position + 1} (${document.title})`;
}

/** How many items of a line are packed; if the order was cancelled afterwards, how many were bought. */
export function packedPieces({ quantity, cancelled }: OrderLine): number {
  return quantity - cancelled;
}

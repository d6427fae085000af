import type { OrderLine } from './types.ts';

/** A line with the quantity that was not cancelled. */
export type OpenLine = OrderLine & { left: number };

/** The lines that were not cancelled completely. */
export function openLines(lines: readonly OrderLine[]): OpenLine[] {
  return lines.map((line) => ({ ...line, left: line.quantity - line.cancelled })).filter(({ left }) => left > 0);
}

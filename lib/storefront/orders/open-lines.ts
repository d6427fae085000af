import type { OrderLine } from './types.ts';

/** A line with the pieces of it that were not cancelled. */
export type OpenLine = OrderLine & { left: number };

/** The lines of which something is left. */
export function openLines(lines: readonly OrderLine[]): OpenLine[] {
  return lines.map((line) => ({ ...line, left: line.quantity - line.cancelled })).filter(({ left }) => left > 0);
}

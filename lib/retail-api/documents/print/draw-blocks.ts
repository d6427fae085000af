import { MARGIN, type Sheet, WIDTH } from './sheet.ts';

/** Width of one of two columns, and where the right one begins, in points. */
export const COLUMN = WIDTH / 2 - 10;
export const RIGHT = MARGIN + WIDTH / 2 + 10;
export const MUTED = '#5c564d';

export type Block = readonly [title: string, lines: readonly string[]];

/** Draws two blocks of lines below their titles, side by side; answers where the longer one ends. */
export function drawPair(sheet: Sheet, left: Block, right: Block, y: number): number {
  return Math.max(drawBlock(sheet, left, MARGIN, y), drawBlock(sheet, right, RIGHT, y));
}

/** Draws a block of lines below its title; answers where it ends. */
export function drawBlock(sheet: Sheet, [title, lines]: Block, x: number, y: number, width = COLUMN): number {
  const part = sheet.part(sheet.root, 'Sect');
  const titled = sheet.write(part, 'H2', title, { x, y, width }, { size: 7.5, bold: true, colour: MUTED });
  return lines.reduce((top, line) => sheet.write(part, 'P', line, { x, y: top, width }), titled + 2);
}

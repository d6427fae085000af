import { MARGIN, type Sheet, WIDTH } from './sheet.ts';

/** The width of one of two columns, and the start of the right one, in points. */
export const COLUMN = WIDTH / 2 - 10;
export const RIGHT = MARGIN + WIDTH / 2 + 10;
export const MUTED = '#5c564d';

type Block = readonly [title: string, lines: readonly string[]];

/** Draws two titled blocks of lines side by side; returns the y position where the longer one ends. */
export function drawPair(sheet: Sheet, left: Block, right: Block, y: number): number {
  return Math.max(drawBlock(sheet, left, MARGIN, y), drawBlock(sheet, right, RIGHT, y));
}

/** Draws a titled block of lines; returns the y position of its end. */
export function drawBlock(sheet: Sheet, [title, lines]: Block, x: number, y: number, width = COLUMN): number {
  const part = sheet.part(sheet.root, 'Sect');
  const titled = sheet.write(part, 'H2', title, { x, y, width }, { size: 7.5, bold: true, colour: MUTED });
  return lines.reduce((top, line) => sheet.write(part, 'P', line, { x, y: top, width }), titled + 2);
}

import { Misused } from '../tool-world.ts';

interface Line {
  LineId: string;
}
interface CountedLine extends Line {
  Quantity: number;
}

/** What a piece carries: `Piece` counts from 1 within its line. */
interface PiecePapers {
  LineId: string;
  Piece: number;
  HUID: string;
  Serial: string;
}

const PIECE = /^(\d{1,3})(?:\.(\d{1,3}))?=(.+)$/;
const MARK = /^(HUID|serial):(.+)$/i;

/** The line of a number as `show` prints it, from 1. */
export function lineAt<Its extends Line>(lines: readonly Its[], number: string): Its {
  const line = lines[Number(number) - 1];
  if (!line) throw new Misused(`There is no line ${number}: "show" numbers them from 1 to ${lines.length}.`);
  return line;
}

/** `1=HUID:ABC123`, or `2.3=serial:X-7` of the third piece of line 2. Throws Misused for anything else. */
export function readPiece(lines: readonly CountedLine[], text: string): PiecePapers {
  const [, number = '', piece = '1', said = ''] = PIECE.exec(text) ?? [];
  if (number === '') throw new Misused(`--piece ${text}: must look like 1=HUID:ABC123 or 2.1=serial:X7.`);
  const marks = new Map<string, string>();
  for (const mark of said.split(',')) {
    const [, name = '', value = ''] = MARK.exec(mark.trim()) ?? [];
    if (name === '') throw new Misused(`--piece ${text}: "${mark}" is neither HUID: nor serial:.`);
    if (marks.has(name.toUpperCase())) throw new Misused(`--piece ${text}: a piece has only one ${name}.`);
    marks.set(name.toUpperCase(), value.trim());
  }
  const { LineId, Quantity } = lineAt(lines, number);
  const Piece = Number(piece);
  if (Piece < 1 || Piece > Quantity) {
    throw new Misused(`--piece ${text}: line ${number} has ${Quantity}, and no piece ${piece}.`);
  }
  return { LineId, Piece, HUID: (marks.get('HUID') ?? '').toUpperCase(), Serial: marks.get('SERIAL') ?? '' };
}

/** Lines of `1,3`, `all` or `none`, each once. */
export function readLines(lines: readonly Line[], text: string): string[] {
  if (text === 'all') return lines.map(({ LineId }) => LineId);
  if (text === 'none') return [];
  return [...new Set(text.split(',').map((number) => lineAt(lines, number.trim()).LineId))];
}

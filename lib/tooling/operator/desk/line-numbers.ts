import { UsageError } from '#lib/shared/command-line.ts';

interface Line {
  LineId: string;
}
interface LineWithQuantity extends Line {
  Quantity: number;
}

/** The marks of an item; `Piece` counts from 1 within its line. */
interface ItemIdentifiers {
  LineId: string;
  Piece: number;
  HUID: string;
  Serial: string;
}

const ITEM_PATTERN = /^(\d{1,3})(?:\.(\d{1,3}))?=(.+)$/;
const MARK_PATTERN = /^(HUID|serial):(.+)$/i;

/** Returns the line with a number as printed by `show`, from 1. */
export function lineAt<AnyLine extends Line>(lines: readonly AnyLine[], number: string): AnyLine {
  const line = lines[Number(number) - 1];
  if (!line) throw new UsageError(`There is no line ${number}: "show" numbers them from 1 to ${lines.length}.`);
  return line;
}

/** Items of a line as an option names them: `2` for one of line 2, `1=2` for two of line 1. Throws UsageError for anything else. */
export function lineItemsAt(
  lines: readonly Line[],
  text: string,
  option: string,
): { LineId: string; Quantity: number } {
  const [, number = '', quantity = '1'] = /^(\d{1,3})(?:=(\d{1,3}))?$/.exec(text) ?? [];
  if (number === '') throw new UsageError(`${option} must look like 1 or 1=2.`);
  return { LineId: lineAt(lines, number).LineId, Quantity: Number(quantity) };
}

/** `1=HUID:ABC123`, or `2.3=serial:X-7` of the third piece of line 2. Throws UsageError for anything else. */
export function parseItemIdentifiers(lines: readonly LineWithQuantity[], text: string): ItemIdentifiers {
  const [, number = '', item = '1', marksText = ''] = ITEM_PATTERN.exec(text) ?? [];
  if (number === '') throw new UsageError(`--piece ${text}: must look like 1=HUID:ABC123 or 2.1=serial:X7.`);
  const marks = new Map<string, string>();
  for (const mark of marksText.split(',')) {
    const [, name = '', value = ''] = MARK_PATTERN.exec(mark.trim()) ?? [];
    if (name === '') throw new UsageError(`--piece ${text}: "${mark}" is neither HUID: nor serial:.`);
    if (marks.has(name.toUpperCase())) throw new UsageError(`--piece ${text}: a piece has only one ${name}.`);
    marks.set(name.toUpperCase(), value.trim());
  }
  const { LineId, Quantity } = lineAt(lines, number);
  const Piece = Number(item);
  if (Piece < 1 || Piece > Quantity) {
    throw new UsageError(`--piece ${text}: line ${number} has ${Quantity}, and no piece ${item}.`);
  }
  return { LineId, Piece, HUID: (marks.get('HUID') ?? '').toUpperCase(), Serial: marks.get('SERIAL') ?? '' };
}

/** Parses the lines `1,3`, `all` or `none`, each once. */
export function parseLineIds(lines: readonly Line[], text: string): string[] {
  if (text === 'all') return lines.map(({ LineId }) => LineId);
  if (text === 'none') return [];
  return [...new Set(text.split(',').map((number) => lineAt(lines, number.trim()).LineId))];
}

import { HUID_PATTERN, SERIAL_PATTERN } from '#lib/contract/index.ts';
import type { OrderLine } from '../../orders/order-repository.ts';
import { markedPiecesOf, type PackedPieces } from './line-pieces.ts';
import { lineName, packedPieces, pieceName } from './piece-name.ts';

/** The marks of one item of a line, `piece` counted from 1; an empty string means none. */
export interface RecordedPiece {
  lineId: string;
  piece: number;
  huid: string;
  serial: string;
}

/** What is wrong with the marks for items of an order, as text for the operator; empty if nothing is. */
export function problemOfItems(
  lines: readonly OrderLine[],
  packed: PackedPieces,
  pieces: readonly RecordedPiece[],
): string {
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const piece of pieces) {
    const line = byId.get(piece.lineId);
    const problem = line ? problemOf(piece, line) : 'The order has no such line.';
    if (problem !== '') return problem;
  }
  return twice(byId, pieces) || twiceInOrder(lines, packed, pieces);
}

function problemOf({ piece, huid, serial }: RecordedPiece, line: OrderLine): string {
  const left = packedPieces(line);
  if (left === 0) return `${lineName(line)} was cancelled, so it is not packed.`;
  if (!Number.isInteger(piece) || piece < 1 || piece > left) {
    return `${lineName(line)} has ${left === 1 ? 'only piece 1' : `pieces 1 to ${left}`}, and no piece ${piece}.`;
  }
  const isJewel = line.document.rootCategory === 'Jewellery';
  if (huid !== '' && !isJewel) return `${lineName(line)} is not jewellery: give a serial number instead of a HUID.`;
  if (serial !== '' && isJewel) return `${lineName(line)} is jewellery: give a HUID instead of a serial number.`;
  if (huid !== '' && !HUID_PATTERN.test(huid)) {
    return `${pieceName(line, piece)}: a HUID has six letters and digits, unlike ${huid}.`;
  }
  if (serial !== '' && !SERIAL_PATTERN.test(serial)) {
    return `${pieceName(line, piece)}: a serial number has 3 to 40 letters, digits, hyphens, dots and slashes, and begins with a letter or digit.`;
  }
  return '';
}

/** An item, hallmark or serial number that is given twice. */
function twice(lines: ReadonlyMap<string, OrderLine>, pieces: readonly RecordedPiece[]): string {
  const seen = new Set<string>();
  for (const { lineId, piece, ...marks } of pieces) {
    const line = lines.get(lineId);
    const place = `${lineId} ${piece}`;
    if (line && seen.has(place)) return `${pieceName(line, piece)} is given twice.`;
    seen.add(place);
    for (const mark of marksOf(marks)) {
      if (seen.has(mark)) return `${mark} is given for two pieces.`;
      seen.add(mark);
    }
  }
  return '';
}

/** A mark that another item of the order has and keeps. */
function twiceInOrder(lines: readonly OrderLine[], packed: PackedPieces, pieces: readonly RecordedPiece[]): string {
  const replaced = new Set(pieces.map(({ lineId, piece }) => `${lineId} ${piece}`));
  const enteredMarks = new Set(pieces.flatMap(marksOf));
  for (const line of lines) {
    for (const recorded of markedPiecesOf(line, packed)) {
      const mark = replaced.has(`${line.id} ${recorded.piece}`)
        ? undefined
        : marksOf(recorded).find((one) => enteredMarks.has(one));
      if (mark !== undefined) return `${mark} already belongs to ${pieceName(line, recorded.piece)}.`;
    }
  }
  return '';
}

function marksOf({ huid, serial }: Pick<RecordedPiece, 'huid' | 'serial'>): string[] {
  return [...(huid === '' ? [] : [`HUID ${huid}`]), ...(serial === '' ? [] : [`Serial number ${serial}`])];
}

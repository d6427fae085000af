import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { OrderLine } from '../../orders/order-repository.ts';

type PieceRow = Selectable<Database['line_pieces']>;

/** An item of a line with its marks, each of which may be empty; `piece` counted from 1. */
export type MarkedPiece = Pick<PieceRow, 'piece' | 'huid' | 'serial'> & Partial<Omit<PieceRow, 'line_id'>>;

/** The marks of items by line id. */
export type PackedPieces = ReadonlyMap<string, readonly MarkedPiece[]>;

/** The known marks of items by line id; a line without any is missing. */
export async function readPieces(db: Kysely<Database>, lines: readonly Pick<OrderLine, 'id'>[]): Promise<PackedPieces> {
  if (lines.length === 0) return new Map();
  const rows = await db
    .selectFrom('line_pieces')
    .selectAll()
    .where(
      'line_id',
      'in',
      lines.map(({ id }) => id),
    )
    .orderBy('piece')
    .execute();
  return Map.groupBy(rows.filter(isKnown), ({ line_id }) => line_id);
}

/** Whether a mark is known: one that was removed stays on the invoice that named it. */
function isKnown({ huid, serial, invoiced_huid, invoiced_serial }: PieceRow): boolean {
  return [huid, serial, invoiced_huid, invoiced_serial].some((mark) => mark !== '');
}

/** The known marks of a line's items: their own, or the product's mark if it is one of a kind. */
export function markedPiecesOf(line: OrderLine, packed: PackedPieces): readonly MarkedPiece[] {
  const own = packed.get(line.id);
  if (own) return own;
  const { huid } = line.document;
  return huid === '' ? [] : [{ piece: 1, huid, serial: '' }];
}

/** The known marks of a line's items, as wire fields. */
export function piecesWire(line: OrderLine, packed: PackedPieces) {
  return markedPiecesOf(line, packed)
    .filter(({ huid, serial }) => huid !== '' || serial !== '')
    .map(({ piece, huid, serial }) => ({ Piece: piece, HUID: huid, Serial: serial }));
}

/**
 * The marks of the items that the shopper kept, as the retail API sends them: empty if some were returned and it
 * is unknown which.
 */
export function remainingPiecesWire(line: OrderLine, packed: PackedPieces) {
  const returnedPieces = (packed.get(line.id) ?? []).filter((piece) => (piece.came_back_at ?? null) !== null);
  if (returnedPieces.length < line.returned) return [];
  const returnedNumbers = new Set(returnedPieces.map(({ piece }) => piece));
  return piecesWire(line, packed).filter(({ Piece }) => !returnedNumbers.has(Piece));
}

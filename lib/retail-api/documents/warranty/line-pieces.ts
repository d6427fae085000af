import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { OrderLine } from '../../orders/order-repository.ts';

type PieceRow = Selectable<Database['line_pieces']>;

/** A piece of a line by its marks, of which either may be empty; `piece` counted from 1. */
export type MarkedPiece = Pick<PieceRow, 'piece' | 'huid' | 'serial'> & Partial<Omit<PieceRow, 'line_id'>>;

/** Marks of pieces by the id of their line. */
export type PackedPieces = ReadonlyMap<string, readonly MarkedPiece[]>;

/** The marks of pieces by the line's id, as they are known; a line of which nothing is known is missing. */
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

/** What is taken back stays on the invoice that named it. */
function isKnown({ huid, serial, invoiced_huid, invoiced_serial }: PieceRow): boolean {
  return [huid, serial, invoiced_huid, invoiced_serial].some((mark) => mark !== '');
}

/** What is known of the pieces of a line: their own marks, or the one that the product has where it is there but once. */
export function piecesOf(line: OrderLine, packed: PackedPieces): readonly MarkedPiece[] {
  const own = packed.get(line.id);
  if (own) return own;
  const { huid } = line.document;
  return huid === '' ? [] : [{ piece: 1, huid, serial: '' }];
}

/** The same as the retail API sends it. */
export function piecesWire(line: OrderLine, packed: PackedPieces) {
  return piecesOf(line, packed)
    .filter(({ huid, serial }) => huid !== '' || serial !== '')
    .map(({ piece, huid, serial }) => ({ Piece: piece, HUID: huid, Serial: serial }));
}

/**
 * The marks of the pieces that have stayed with the shopper, as the retail API sends them: none where some came back and
 * nobody knows which.
 */
export function keptPiecesWire(line: OrderLine, packed: PackedPieces) {
  const cameBack = (packed.get(line.id) ?? []).filter((piece) => (piece.came_back_at ?? null) !== null);
  if (cameBack.length < line.returned) return [];
  const gone = new Set(cameBack.map(({ piece }) => piece));
  return piecesWire(line, packed).filter(({ Piece }) => !gone.has(Piece));
}

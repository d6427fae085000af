import type { Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { lockKeys } from '../../core/limits/lock-keys.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { type OrderLine, readOrderLines } from '../../orders/order-repository.ts';
import { problemOfItems, type RecordedPiece } from './check-pieces.ts';
import { markedPiecesOf, readPieces } from './line-pieces.ts';
import { needsHuid } from './needs-huid.ts';
import { packedPieces, pieceName } from './piece-name.ts';
import { reserveHuids } from './reserve-huids.ts';

/** Transactions that record a hallmark wait here for each other, so that no two items get the same. */
const HUIDS = 'huids';

/**
 * Records hallmark and serial number of each item as it is packed; recording again replaces them, except on the
 * invoice. Refused with InvalidRequest if an item is not in the order, or a mark is malformed, not allowed for
 * such goods, or another item's; the caller must roll back. `now` in epoch milliseconds.
 */
export async function recordPieces(
  transaction: Transaction<Database>,
  orderNumber: string,
  recorded: readonly RecordedPiece[],
  now: number,
): Promise<Outcome<null>> {
  const pieces = recorded.map(tidy);
  if (pieces.some(({ huid }) => huid !== '')) await lockKeys(transaction, [HUIDS], now);
  const lines = (await readOrderLines(transaction, [orderNumber])).get(orderNumber) ?? [];
  const packed = await readPieces(transaction, lines);
  const problem = problemOfItems(lines, packed, pieces) || (await reserveHuids(transaction, lines, pieces, now));
  if (problem !== '') return invalidField('Pieces', problem);
  for (const piece of pieces) await writePiece(transaction, piece, now);
  return succeed(null);
}

/**
 * Refused with InvalidRequest if an item of a packed order has no HUID but must have one; with `quantities`, of the first
 * so many items of each line.
 */
export async function checkHuids(
  transaction: Transaction<Database>,
  orderNumber: string,
  quantities?: ReadonlyMap<string, number>,
): Promise<Outcome<null>> {
  const lines = (await readOrderLines(transaction, [orderNumber])).get(orderNumber) ?? [];
  const packed = await readPieces(transaction, lines);
  for (const line of lines.filter(needsHuid)) {
    const recordedPieces = new Set(
      markedPiecesOf(line, packed).flatMap(({ piece, huid }) => (huid === '' ? [] : [piece])),
    );
    const upTo = quantities ? (quantities.get(line.id) ?? 0) : packedPieces(line);
    const missing = numbersOf(line).find((piece) => piece <= upTo && !recordedPieces.has(piece));
    if (missing !== undefined) return invalidField('Pieces', `${pieceName(line, missing)} is gold and needs its HUID.`);
  }
  return succeed(null);
}

function numbersOf(line: OrderLine): number[] {
  return Array.from({ length: packedPieces(line) }, (_, index) => index + 1);
}

function tidy(piece: RecordedPiece): RecordedPiece {
  return { ...piece, huid: piece.huid.trim().toUpperCase(), serial: piece.serial.trim().toUpperCase() };
}

async function writePiece(
  transaction: Transaction<Database>,
  { lineId, piece, huid, serial }: RecordedPiece,
  now: number,
): Promise<void> {
  const marks = { huid, serial, marked_at: now };
  await transaction
    .insertInto('line_pieces')
    .values({ line_id: lineId, piece, ...marks, invoiced_huid: huid, invoiced_serial: serial })
    .onConflict((conflict) =>
      conflict.columns(['line_id', 'piece']).doUpdateSet(({ eb, ref }) => ({
        ...marks,
        invoiced_huid: eb
          .case()
          .when('line_pieces.invoiced_huid', '=', '')
          .then(huid)
          .else(ref('line_pieces.invoiced_huid'))
          .end(),
        invoiced_serial: eb
          .case()
          .when('line_pieces.invoiced_serial', '=', '')
          .then(serial)
          .else(ref('line_pieces.invoiced_serial'))
          .end(),
      })),
    )
    .execute();
}

import type { LineDocumentsWire, WarrantyCardWire } from '#lib/contract/index.ts';
import type { Seller } from '#lib/shared/shop-profile.ts';
import { breakupWire } from '../../catalogue/breakup-of.ts';
import type { Caller } from '../../core/caller.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { findOrder, type OrderLine, type OrderRow, readOrderLines } from '../../orders/order-repository.ts';
import { type PackedPieces, piecesWire, readPieces } from './line-pieces.ts';
import { warrantyCardWire, warrantyOf } from './warranty-card.ts';

interface WhichOrder {
  OrderKey: string;
  OrderNumber: string;
}

/** The documents of all lines of an order that the caller may see; null if there is no such order. */
export async function readOrderDocuments(
  request: WhichOrder,
  context: Pick<CoreContext, 'db'>,
  caller: Caller,
): Promise<LineDocumentsWire[] | null> {
  const found = await readMarkedLines(request, context, caller);
  if (!found) return null;
  const { order, lines, packed } = found;
  return lines.map((line) => documentsWire(order, line, packed));
}

/** The warranty card of a line of an order that the caller may see; null if there is none. */
export async function readWarrantyCard(
  request: WhichOrder & { LineId: string },
  context: Pick<CoreContext, 'db' | 'siteUrl'> & { seller: Seller },
  caller: Caller,
): Promise<WarrantyCardWire | null> {
  const found = await readMarkedLines(request, context, caller);
  const line = found?.lines.find(({ id }) => id === request.LineId);
  return found && line ? warrantyCardWire(found.order, line, found.packed, context) : null;
}

async function readMarkedLines(request: WhichOrder, { db }: Pick<CoreContext, 'db'>, caller: Caller) {
  const order = await findOrder(db, request, caller);
  if (!order) return null;
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  return { order, lines, packed: await readPieces(db, lines) };
}

function documentsWire(order: OrderRow, line: OrderLine, packed: PackedPieces): LineDocumentsWire {
  const { metal, netWeightGrams, certificate, warrantySnapshot } = line.document;
  return {
    LineId: line.id,
    Metal: metal,
    GrossWeightG: warrantySnapshot?.grossWeightGrams ?? null,
    NetWeightG: netWeightGrams,
    Stones: warrantySnapshot?.stones ?? [],
    Certificate: certificate,
    GstPercent: line.document.gstPercent,
    Pieces: piecesWire(line, packed),
    PriceBreakup: warrantySnapshot?.breakup ? breakupWire(warrantySnapshot.breakup) : null,
    HasWarrantyCard: warrantyOf(order, line) !== null,
  };
}

/** Pieces of a line that were taken from a warehouse, by whichever name the caller has for it. */
export interface LinePieces {
  lineId: string;
  warehouse: string;
  quantity: number;
}

/** What a parcel holds of a line. */
type ParcelItem = Pick<LinePieces, 'lineId' | 'quantity'>;

/**
 * The warehouse that a parcel leaves from: the one with most of its items. Of several, the one that has least left beside
 * them, as each warehouse has a parcel of its own, then the first. Undefined if no warehouse has any.
 */
export function originOf(pieces: readonly LinePieces[], items: readonly ParcelItem[]): string | undefined {
  const warehouses = [...new Set(pieces.map(({ warehouse }) => warehouse))].map((warehouse) => {
    const own = pieces.filter((part) => part.warehouse === warehouse);
    const inParcel = items.map(({ lineId, quantity }) => Math.min(quantity, total(ofLine(own, lineId))));
    const packed = inParcel.reduce((sum, quantity) => sum + quantity, 0);
    return { warehouse, packed, left: total(own) - packed };
  });
  const [best] = warehouses.toSorted((one, other) => other.packed - one.packed || one.left - other.left);
  return best && best.packed > 0 ? best.warehouse : undefined;
}

/** What is left in each warehouse after parcels, each from its origin and what it lacks from the others. */
export function leftAfterParcels(
  pieces: readonly LinePieces[],
  parcels: readonly (readonly ParcelItem[])[],
): LinePieces[] {
  return parcels.reduce<LinePieces[]>((left, items) => without(left, items), [...pieces]);
}

function without(pieces: readonly LinePieces[], items: readonly ParcelItem[]): LinePieces[] {
  const origin = originOf(pieces, items);
  const wanted = new Map(items.map(({ lineId, quantity }) => [lineId, quantity]));
  const isOrigin = ({ warehouse }: LinePieces) => warehouse === origin;
  const left = new Map(pieces.map((part) => [part, part.quantity]));
  for (const part of [...pieces.filter(isOrigin), ...pieces.filter((one) => !isOrigin(one))]) {
    const taken = Math.min(part.quantity, wanted.get(part.lineId) ?? 0);
    wanted.set(part.lineId, (wanted.get(part.lineId) ?? 0) - taken);
    left.set(part, part.quantity - taken);
  }
  return [...left].flatMap(([part, quantity]) => (quantity > 0 ? [{ ...part, quantity }] : []));
}

const ofLine = (pieces: readonly LinePieces[], lineId: string) => pieces.filter((part) => part.lineId === lineId);
const total = (pieces: readonly LinePieces[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0);

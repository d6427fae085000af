/** A line as bought: what was paid for its items, and its share of the shipping charge. Paise. */
export interface PaidLine {
  quantity: number;
  net: number;
  shipping: number;
}

/** Items of a line that were cancelled or returned before, and what was refunded for them. Paise. */
export interface RemovedItems {
  units: number;
  net: number;
  shipping: number;
}

/** The value of items. Paise. */
export interface LineValue {
  net: number;
  shipping: number;
}

/**
 * The value of `quantity` more items of a line after earlier ones: share(gone + quantity) less what was refunded for
 * those, where share(x) = floor(paid × x / all items). However items are split, they add up to what was paid, to the
 * paisa. Throws if fewer items are left.
 */
export function lineValue(line: PaidLine, removed: RemovedItems, quantity: number): LineValue {
  const after = removed.units + quantity;
  if (after > line.quantity) throw new Error('More units are taken away than the line has.');
  return {
    net: Math.max(0, share(line.net, after, line.quantity) - removed.net),
    shipping: restOfShipping(line, removed, after),
  };
}

/** What was refunded for the first items of a line, whether cancelled one by one or at once. */
export function cancelledValue(line: PaidLine, units: number): RemovedItems {
  return {
    units,
    net: share(line.net, units, line.quantity),
    shipping: share(line.shipping, units, line.quantity),
  };
}

/** Shipping may not have been refunded with earlier items: it is not refunded with these either. */
function restOfShipping(line: PaidLine, removed: RemovedItems, after: number): number {
  const own = share(line.shipping, after, line.quantity) - share(line.shipping, removed.units, line.quantity);
  return Math.min(own, line.shipping - removed.shipping);
}

/** Paise times quantity stays far below the largest exact integer. */
function share(paid: number, units: number, all: number): number {
  return Math.floor((paid * units) / all);
}

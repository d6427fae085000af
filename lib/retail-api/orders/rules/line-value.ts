/** A line as it was bought: what was paid for its pieces, and its part of the shipping charge. Paise. */
export interface PaidLine {
  quantity: number;
  net: number;
  shipping: number;
}

/** Pieces of a line that went before, cancelled or sent back, and what was given for them. Paise. */
export interface RemovedItems {
  pieces: number;
  net: number;
  shipping: number;
}

/** What pieces are worth. Paise. */
export interface LineValue {
  net: number;
  shipping: number;
}

/**
 * What `quantity` more pieces of a line are worth, of which some have gone before: share(gone + quantity) less what was given
 * for those, where share(x) = floor(paid × x / all pieces). Whatever the pieces go in, they come to what was paid, to the
 * paisa. Throws where there are fewer pieces.
 */
export function lineValue(line: PaidLine, gone: RemovedItems, quantity: number): LineValue {
  const after = gone.pieces + quantity;
  if (after > line.quantity) throw new Error('More pieces were to go than there are.');
  return {
    net: Math.max(0, share(line.net, after, line.quantity) - gone.net),
    shipping: restOfShipping(line, gone, after),
  };
}

/** What was given for the first pieces of a line, which were cancelled one after another or at once. */
export function cancelledValue(line: PaidLine, pieces: number): RemovedItems {
  return {
    pieces,
    net: share(line.net, pieces, line.quantity),
    shipping: share(line.shipping, pieces, line.quantity),
  };
}

/** Shipping may have stayed with pieces that went before: theirs is not given with these. */
function restOfShipping(line: PaidLine, gone: RemovedItems, after: number): number {
  const own = share(line.shipping, after, line.quantity) - share(line.shipping, gone.pieces, line.quantity);
  return Math.min(own, line.shipping - gone.shipping);
}

/** Paise times pieces stay far below what a number holds exactly. */
function share(paid: number, pieces: number, all: number): number {
  return Math.floor((paid * pieces) / all);
}

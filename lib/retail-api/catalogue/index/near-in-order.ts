import type { Bitmap } from './bitmap.ts';

/**
 * The ordinals of `among` nearest to `from` in an order, without itself: alternately one before and one after it,
 * and from one side only if the other has no more.
 */
export function nearInOrder(among: Bitmap, order: Uint32Array, from: number, limit: number): number[] {
  const start = order.indexOf(from);
  if (start === -1) return [];
  const step = (at: number, direction: 1 | -1): number => {
    let place = at + direction;
    while (place >= 0 && place < order.length && !among.has(order[place] ?? 0)) place += direction;
    return place;
  };
  const found: number[] = [];
  const take = (at: number): boolean => {
    const ordinal = order[at];
    if (ordinal === undefined || found.length >= limit) return false;
    found.push(ordinal);
    return true;
  };
  let before = step(start, -1);
  let after = step(start, 1);
  while (found.length < limit) {
    const tookBefore = take(before);
    if (tookBefore) before = step(before, -1);
    const tookAfter = take(after);
    if (tookAfter) after = step(after, 1);
    if (!tookBefore && !tookAfter) break;
  }
  return found;
}

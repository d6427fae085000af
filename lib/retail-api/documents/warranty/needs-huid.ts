import type { OrderLine } from '../../orders/order-repository.ts';

const GOLD = /\bgold\b/i;
/** They are sold by weight and fineness, outside of hallmarking. */
const BULLION = /\b(coins?|bullion)\b/i;

/**
 * Whether each piece of a line must have a HUID to be sold: hallmarked gold, since 1 April 2023. Gold of which nobody said is
 * taken to be hallmarked.
 */
export function needsHuid({ document }: Pick<OrderLine, 'document'>): boolean {
  const { rootCategory, category, metal, papers } = document;
  const isGold = rootCategory === 'Jewellery' && GOLD.test(metal) && !BULLION.test(category);
  return isGold && papers?.hallmarked !== false;
}

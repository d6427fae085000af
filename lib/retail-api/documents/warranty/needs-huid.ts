import type { OrderLine } from '../../orders/order-repository.ts';

const GOLD = /\bgold\b/i;
/** Goods sold by weight and fineness, which are exempt from hallmarking. */
const BULLION = /\b(coins?|bullion)\b/i;

/**
 * Whether each item of a line must have a HUID to be sold: hallmarked gold, since 1 April 2023. Gold without a
 * statement is assumed to be hallmarked.
 */
export function needsHuid({ document }: Pick<OrderLine, 'document'>): boolean {
  const { rootCategory, category, metal, warrantySnapshot } = document;
  const isGold = rootCategory === 'Jewellery' && GOLD.test(metal) && !BULLION.test(category);
  return isGold && warrantySnapshot?.hallmarked !== false;
}

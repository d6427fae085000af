import { PAN_ABOVE } from '#lib/contract/index.ts';

/** Whether an order that costs `total` (paise) needs the buyer's PAN. */
export function needsPan(total: number): boolean {
  return total > PAN_ABOVE * 100;
}

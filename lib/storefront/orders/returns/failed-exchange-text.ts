import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';
import type { ReturnPlan } from './types.ts';

/** The refund if an exchange is not made. `hasChoice`: whether the shopper chooses its destination below. */
export function failedExchangeText(
  { itemsValue, difference }: Pick<ReturnPlan, 'itemsValue' | 'difference'>,
  hasChoice: boolean,
): string {
  const values = { unpaid: difference > 0 ? 'yes' : 'no', amount: formatPaise(itemsValue) };
  if (!hasChoice) return m.returnsFailedExchange(values);
  return difference < 0 ? m.returnsFailedExchangeSame(values) : m.returnsFailedExchangeChoose(values);
}

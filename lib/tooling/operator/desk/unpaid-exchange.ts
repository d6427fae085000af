import { calls, type OrderReturnWire } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { formatWireRupees } from './columns.ts';
import type { Desk } from './desk.ts';

/**
 * Formats what is still to be paid for an exchange, the deadline and what happens otherwise; empty where
 * nothing is.
 */
export async function unpaidText(desk: Desk, orderReturn: OrderReturnWire): Promise<string[]> {
  const { State, ReturnNumber, ReplacementOrderNumber: OrderNumber, Difference } = orderReturn;
  if (State !== 'exchanged' || OrderNumber === '' || Difference <= 0) return [];
  const { Order } = await desk.call(calls.deskOrder, { OrderNumber });
  if (Order.State !== 'payment-pending') return [];
  const deadline = Order.HoldExpiresAt === null ? '' : ` until ${formatMoment(Order.HoldExpiresAt)}`;
  return [
    `The difference of ${formatWireRupees(Difference)} is not paid yet. The shopper has the link and can pay${deadline}.`,
    `After that, or with "end-exchange ${ReturnNumber} --reason TEXT", the returned items are refunded.`,
  ];
}

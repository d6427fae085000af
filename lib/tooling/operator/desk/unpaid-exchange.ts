import { calls, type OrderReturnWire } from '#lib/contract/index.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { money } from './columns.ts';
import type { Desk } from './desk.ts';

/** What is still to be paid for an exchange, until when, and what happens otherwise; empty where nothing is. */
export async function unpaidText(desk: Desk, one: OrderReturnWire): Promise<string[]> {
  const { State, ReturnNumber, ReplacementOrderNumber: OrderNumber, Difference } = one;
  if (State !== 'exchanged' || OrderNumber === '' || Difference <= 0) return [];
  const { Order } = await desk.ask(calls.deskOrder, { OrderNumber });
  if (Order.State !== 'payment-pending') return [];
  const until = Order.HoldExpiresAt === null ? '' : ` until ${formatMoment(Order.HoldExpiresAt)}`;
  return [
    `The difference of ${money(Difference)} is not paid yet. The shopper has the link and can pay${until}.`,
    `After that, or with "end-exchange ${ReturnNumber} --reason TEXT", the returned items are refunded.`,
  ];
}

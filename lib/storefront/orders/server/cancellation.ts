import 'server-only';
import { calls } from '#lib/contract/index.ts';
import type { RefundTarget } from '#lib/contract/vocabulary.ts';
import { type Result, success } from '#lib/shared/result.ts';
import type { CallerRequest } from '#lib/storefront/platform/retail-client/types.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import type { ItemSelection } from '../cancellation/item-selection.ts';
import { type CancellationPlans, hasChoice } from '../cancellation/plans.ts';
import type { CancellationFormValues } from '../cancellation/schema.ts';
import { toOrder, toOrderRefundPlan } from '../transform.ts';
import type { Order, OrderRefundPlan } from '../types.ts';

/** The items to cancel; null for everything that is left of the order. */
interface CancellationScope {
  number: string;
  selection: ItemSelection | null;
}

const linesOf = (selection: ItemSelection | null) =>
  [...(selection ?? [])].map(([LineId, Quantity]) => ({ LineId, Quantity }));

type PreviewCall = (
  request: CallerRequest<typeof calls.orderRefundPreview>,
) => Promise<Result<Parameters<typeof toOrderRefundPlan>[0]>>;

async function plansOf(
  { number, selection }: CancellationScope,
  preview: PreviewCall,
): Promise<Result<CancellationPlans>> {
  const planned = async (RefundTo: RefundTarget): Promise<Result<OrderRefundPlan>> => {
    const read = await preview({ OrderNumber: number, For: 'cancel', Lines: linesOf(selection), RefundTo });
    return read.ok ? success(toOrderRefundPlan(read.value)) : read;
  };
  const source = await planned('source');
  if (!source.ok) return source;
  if (!hasChoice(source.value)) return success({ source: source.value, giftCard: null });
  const giftCard = await planned('gift-card');
  return giftCard.ok ? success({ source: source.value, giftCard: giftCard.value }) : giftCard;
}

/** The refund if these items were cancelled, for a page at `path`. */
export function getCancellationPlans(which: CancellationScope, path: string): Promise<Result<CancellationPlans>> {
  return plansOf(which, (request) => readAsCustomer(calls.orderRefundPreview, request, path));
}

/** The same for a route handler. */
export function readCancellationPlans(
  session: ShopperSession,
  which: CancellationScope,
): Promise<Result<CancellationPlans>> {
  return plansOf(which, (request) => callAsCustomer(session, calls.orderRefundPreview, request));
}

/** A submitted cancellation, with the refund that the shopper has seen. */
type CancellationRequest = Omit<CancellationFormValues, 'intent' | 'reason' | 'expected'> & {
  reason: Exclude<CancellationFormValues['reason'], ''>;
  expected: number;
};

/** Cancels an order of the customer or some of its items, and returns the updated order. */
export async function cancelOwnOrder(session: ShopperSession, request: CancellationRequest): Promise<Result<Order>> {
  const cancelled = await callAsCustomer(session, calls.cancelOrder, {
    OrderNumber: request.order,
    Lines: linesOf(request.selection),
    Reason: request.reason,
    Comment: request.comment,
    RefundTo: request.to,
    ExpectedRefund: request.expected,
    IdempotencyKey: request.key,
  });
  return cancelled.ok ? success(toOrder(cancelled.value)) : cancelled;
}

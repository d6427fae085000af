import { toRecipientWire } from '#lib/storefront/account/addresses/transform.ts';
import 'server-only';
import { calls, returnNumber } from '#lib/contract/index.ts';
import { REFUND_TARGETS, type ReturnKind } from '#lib/contract/vocabulary.ts';
import { failure, type Result, success } from '#lib/shared/result.ts';
import { toOrderRefundPlan } from '#lib/storefront/orders/transform.ts';
import { callAsCustomer } from '#lib/storefront/platform/session/customer-call.ts';
import { readAsCustomer, requireCustomer } from '#lib/storefront/platform/session/customer-page.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { offeredRefundOptions } from './refund-options.ts';
import type { ReturnInput } from './schema.ts';
import type { SelectedLine } from './selection.ts';
import { toOrderReturn, toReplacementItem } from './transform.ts';
import type { OrderReturn, ReturnPlan } from './types.ts';

const linesOf = (lines: readonly SelectedLine[]) =>
  lines.map(({ id, quantity, reason, replacement }) => ({
    LineId: id,
    Quantity: quantity,
    Reason: reason,
    ReplacementSKU: replacement,
  }));

/** The refund of a selection, for the page at `path`. */
export async function getReturnPlan(
  { order, kind, lines }: { order: string; kind: ReturnKind; lines: readonly SelectedLine[] },
  path: string,
): Promise<Result<ReturnPlan>> {
  const read = await Promise.all(
    REFUND_TARGETS.map((RefundTo) =>
      readAsCustomer(
        calls.orderRefundPreview,
        { OrderNumber: order, For: kind, Lines: linesOf(lines), RefundTo },
        path,
      ),
    ),
  );
  const failed = read.find((one) => !one.ok);
  if (failed) return failed;
  const plans = read.flatMap((one) => (one.ok ? [one.value] : []));
  const [first] = plans;
  if (!first) throw new Error('There is no refund target.');
  const refundOptions = REFUND_TARGETS.flatMap((to, index) => {
    const plan = plans[index];
    if (!plan || (to === 'bank' && !plan.BankNeeded)) return [];
    const { parts } = toOrderRefundPlan(plan);
    const valueParts = plan.ValueParts ? toOrderRefundPlan({ ...plan, Parts: plan.ValueParts }).parts : parts;
    return [{ to, parts, valueParts }];
  });
  return success({
    itemsValue: first.Amount,
    difference: first.Difference,
    panNeeded: first.PanNeeded,
    refundOptions: offeredRefundOptions(refundOptions),
    replacements: new Map((first.Replacements ?? []).map((one) => [one.LineId, toReplacementItem(one)])),
  });
}

/** The days on which a courier can pick up a return, for the page at `path`. */
export async function getPickupDays(number: string, path: string): Promise<Result<string[]>> {
  const read = await readAsCustomer(calls.orderOptions, { OrderNumber: number }, path);
  return read.ok ? success(read.value.PickupDates) : read;
}

/** Requests a return or exchange; `key` is the form's idempotency key. */
export async function requestReturn(session: ShopperSession, input: ReturnInput): Promise<Result<OrderReturn>> {
  const { address, account } = input;
  const reply = await callAsCustomer(session, calls.requestReturn, {
    OrderNumber: input.order,
    Kind: input.kind,
    Lines: linesOf(input.lines),
    Comment: input.comment,
    PhotoIds: input.photoIds,
    PickupAddress: address && { ...toRecipientWire(address), StateCode: address.stateCode },
    PickupDate: input.day,
    PickupSlot: input.slot,
    SealIntact: input.sealIntact,
    TagsOn: input.tagsOn,
    RefundTo: input.to,
    BankAccount: account && { AccountName: account.name, AccountNumber: account.number, IFSC: account.ifsc },
    ExpectedRefund: input.itemsValue,
    ExpectedDifference: input.difference,
    PAN: input.pan ?? '',
    IdempotencyKey: input.key,
  });
  return reply.ok ? success(toOrderReturn(reply.value)) : reply;
}

/** Withdraws a return before its pickup. */
export async function requestReturnWithdrawal(session: ShopperSession, number: string): Promise<Result<OrderReturn>> {
  const withdrawn = await callAsCustomer(session, calls.withdrawReturn, { ReturnNumber: number });
  return withdrawn.ok ? success(toOrderReturn(withdrawn.value)) : withdrawn;
}

/** The customer's own return, for the page at `path`; a malformed number is not found without a call. */
export async function getOwnReturn(number: string, path: string): Promise<Result<OrderReturn>> {
  if (!returnNumber.safeParse(number).success) {
    const customer = await requireCustomer(path);
    return customer.ok ? failure({ kind: 'not-found' }) : customer;
  }
  const read = await readAsCustomer(calls.returnDetails, { ReturnNumber: number }, path);
  return read.ok ? success(toOrderReturn(read.value)) : read;
}

import type { calls, DataOf } from '#lib/contract/index.ts';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { exchangeEndName, returnReasonName } from '#lib/shared/reason-names.ts';
import { eventLabel, REFUND_TARGET_LABELS, RETURN_STATE_LABELS } from './labels.ts';
import { addressText, section } from './order-text.ts';
import { columns, formatWireRupees } from './text-columns.ts';
import { quoted } from './visible-text.ts';

type ReturnDetails = DataOf<typeof calls.deskReturn>;

/** Formats a return with everything that the desk needs, in lines. */
export function returnDetailsText(orderReturn: ReturnDetails): string[] {
  const account = orderReturn.BankAccountDigits === '' ? '' : ` (account …${orderReturn.BankAccountDigits})`;
  const exchangeEnd =
    orderReturn.ExchangeEnd === '' ? '' : `, exchange not made (${exchangeEndName(orderReturn.ExchangeEnd)})`;
  return [
    `${orderReturn.Kind === 'exchange' ? 'Exchange' : 'Return'} ${orderReturn.ReturnNumber} of order ${orderReturn.OrderNumber}: ${RETURN_STATE_LABELS[orderReturn.State]}${exchangeEnd}`,
    `Worth ${formatWireRupees(orderReturn.RefundAmount)}, money to ${REFUND_TARGET_LABELS[orderReturn.RefundTo]}${account}${differenceText(orderReturn)}`,
    `Seal ${orderReturn.SealIntact ? 'intact' : 'broken'}, tags ${orderReturn.TagsOn ? 'on' : 'off'}`,
    ...section('Items', columns(orderReturn.Lines.map((line, index) => lineRow(line, index, orderReturn)))),
    ...section('Comment of the shopper', quoted(orderReturn.Comment)),
    ...section('Photos', orderReturn.PhotoIds),
    ...section(
      `Pick up on ${formatDay(orderReturn.PickupDate)}, ${orderReturn.PickupSlot}`,
      addressText(orderReturn.PickupAddress),
    ),
    ...section('Store note', orderReturn.StoreNote === '' ? [] : [orderReturn.StoreNote]),
    ...section('Sent back by', orderReturn.AWB === '' ? [] : [`${orderReturn.Courier} ${orderReturn.AWB}`]),
    ...section(
      'Replacement order',
      orderReturn.State === 'exchanged' ? [`order ${orderReturn.ReplacementOrderNumber}`] : [],
    ),
    ...section('History', columns(orderReturn.Audit.map(({ At, By, Did }) => [formatMoment(At), By, eventLabel(Did)]))),
  ];
}

function differenceText({ Kind, Difference }: ReturnDetails): string {
  if (Kind === 'return' || Difference === 0) return '';
  return Difference > 0
    ? `, ${formatWireRupees(Difference)} to be paid`
    : `, ${formatWireRupees(-Difference)} to be refunded`;
}

function lineRow(
  line: ReturnDetails['Lines'][number],
  index: number,
  { SellableLineIds, RestockedLineIds }: ReturnDetails,
): string[] {
  const size = line.SizeName === null ? '' : `, size ${line.SizeName}`;
  const replacement = line.Replacement ? ` -> ${line.Replacement.SKU} ${line.Replacement.ProductTitle}` : '';
  const sellable = SellableLineIds.includes(line.LineId) ? ' (sellable)' : '';
  const stockNote = RestockedLineIds.includes(line.LineId) ? ' (back in stock)' : sellable;
  const title = `${line.ProductTitle}${size}${replacement}${stockNote}`;
  return [`${index + 1}`, `${line.Quantity} x`, returnReasonName(line.Reason), formatWireRupees(line.Amount), title];
}

import type { calls, DataOf } from '#lib/contract/index.ts';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { columns, money } from './columns.ts';
import { addressText, section } from './order-text.ts';
import { quoted } from './visible.ts';

type Shown = DataOf<typeof calls.deskReturn>;

/** A return with everything that people at the desk need, in lines. */
export function returnText(one: Shown): string[] {
  const account = one.BankAccountDigits === '' ? '' : ` (account …${one.BankAccountDigits})`;
  const ended = one.ExchangeEnd === '' ? '' : `, exchange not made (${one.ExchangeEnd})`;
  return [
    `${one.Kind === 'exchange' ? 'Exchange' : 'Return'} ${one.ReturnNumber} of order ${one.OrderNumber}: ${one.State}${ended}`,
    `Worth ${money(one.RefundAmount)}, money to ${one.RefundTo}${account}${differenceText(one)}`,
    `Seal ${one.SealIntact ? 'intact' : 'broken'}, tags ${one.TagsOn ? 'on' : 'off'}`,
    ...section('Items', columns(one.Lines.map((line, at) => lineRow(line, at, one)))),
    ...section('Shopper says', quoted(one.Comment)),
    ...section('Photos', one.PhotoIds),
    ...section(`Pick up on ${formatDay(one.PickupDate)}, ${one.PickupSlot}`, addressText(one.PickupAddress)),
    ...section('Store note', one.StoreNote === '' ? [] : [one.StoreNote]),
    ...section('Sent back by', one.AWB === '' ? [] : [`${one.Courier} ${one.AWB}`]),
    ...section('Replacement order', one.State === 'exchanged' ? [`order ${one.ReplacementOrderNumber}`] : []),
    ...section('Done', columns(one.Audit.map(({ At, By, Did }) => [formatMoment(At), By, Did]))),
  ];
}

function differenceText({ Kind, Difference }: Shown): string {
  if (Kind === 'return' || Difference === 0) return '';
  return Difference > 0 ? `, ${money(Difference)} to be paid` : `, ${money(-Difference)} to be refunded`;
}

function lineRow(line: Shown['Lines'][number], at: number, { SellableLineIds, RestockedLineIds }: Shown): string[] {
  const size = line.SizeName === null ? '' : `, size ${line.SizeName}`;
  const instead = line.Replacement ? ` -> ${line.Replacement.SKU} ${line.Replacement.ProductTitle}` : '';
  const sellable = SellableLineIds.includes(line.LineId) ? ' (sellable)' : '';
  const shelf = RestockedLineIds.includes(line.LineId) ? ' (back in stock)' : sellable;
  const what = `${line.ProductTitle}${size}${instead}${shelf}`;
  return [`${at + 1}`, `${line.Quantity} x`, line.Reason, money(line.Amount), what];
}

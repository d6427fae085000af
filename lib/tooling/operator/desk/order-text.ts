import type { calls, DataOf, OrderAddressWire, OrderWire } from '#lib/contract/index.ts';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { columns, money } from './columns.ts';
import { moneyBackText } from './money-text.ts';

type Shown = DataOf<typeof calls.deskOrder>;

/** An order with everything that people at the desk need, in lines. */
export function orderText({ Order, Pieces, Returns, MoneyBack, Audit }: Shown): string[] {
  return [
    `Order ${Order.OrderNumber}: ${Order.State}, money ${Order.PaymentState} (${Order.PaymentMethod}), placed ${formatMoment(Order.PlacedAt)}`,
    `Total ${money(Order.Total)}${Order.DueAmount > 0 ? `, to collect on delivery ${money(Order.DueAmount)}` : ''}${Order.TestPayment ? ', test payment' : ''}${promiseText(Order)}`,
    ...section('Goods', goodsText(Order.Products, Pieces)),
    ...section('Deliver to', addressText(Order.Address)),
    ...section('Parcels', Order.Parcels.flatMap(parcelText)),
    ...section(
      'Returns',
      columns(Returns.map((one) => [one.ReturnNumber, one.Kind, one.State, money(one.RefundAmount)])),
    ),
    ...section('Money back', columns(MoneyBack.map(moneyBackText))),
    ...section('Done', columns(Audit.map((one) => [formatMoment(one.At), one.By, one.Did, one.Facts]))),
  ];
}

function promiseText({ State, LatestDate }: OrderWire): string {
  return LatestDate === '' || State === 'delivered' || State === 'cancelled'
    ? ''
    : `, promised by ${formatDay(LatestDate)}`;
}

/** Lines with their numbers, and below each the marks of its pieces. */
function goodsText(lines: OrderWire['Products'], pieces: Shown['Pieces']): string[] {
  const rows = columns(lines.map(lineRow));
  return lines.flatMap(({ LineId }, at) => [
    rows[at] ?? '',
    ...pieces
      .filter((piece) => piece.LineId === LineId)
      .map(({ Piece, HUID, Serial }) => {
        const marks = [HUID && `HUID ${HUID}`, Serial && `serial number ${Serial}`].filter((text) => text !== '');
        return `     ${at + 1}.${Piece}  ${marks.join(', ')}`;
      }),
  ]);
}

function lineRow(line: OrderWire['Products'][number], at: number): string[] {
  const gone = [
    line.CancelledQuantity > 0 ? `${line.CancelledQuantity} cancelled` : '',
    line.ReturnedQuantity > 0 ? `${line.ReturnedQuantity} back` : '',
  ].filter((text) => text !== '');
  const size = line.SizeName === null ? '' : `, size ${line.SizeName}`;
  const what = `${line.ProductTitle}${size}${gone.length > 0 ? ` (${gone.join(', ')})` : ''}`;
  return [`${at + 1}`, `${line.Quantity} x`, line.SKU, money(line.NetPrice), what];
}

function parcelText({ Courier, AWB, TrackingUrl, ShippedAt }: OrderWire['Parcels'][number]): string[] {
  return [`${Courier} ${AWB}, ${formatMoment(ShippedAt)}`, ...(TrackingUrl === '' ? [] : [`  ${TrackingUrl}`])];
}

/** Where a courier goes, a line each. */
export function addressText(address: OrderAddressWire): string[] {
  const numbers = [address.Mobile, address.AlternateMobile].filter((number) => number !== '').join(', ');
  return [
    address.FullName,
    [address.AddressLine1, address.AddressLine2].filter((line) => line !== '').join(', '),
    address.Landmark,
    `${address.City} ${address.Pincode}, ${address.State}`,
    numbers,
  ].filter((line) => line.trim() !== '');
}

/** A heading with its lines below it; nothing where there are none. */
export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

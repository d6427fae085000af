import type { calls, DataOf, OrderAddressWire, OrderWire } from '#lib/contract/index.ts';
import { formatDay, formatMoment } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { paymentMethodName } from '#lib/shared/payment-names.ts';
import { eventLabel, ORDER_STATE_LABELS, paymentStateLabel, RETURN_STATE_LABELS } from './labels.ts';
import { refundText } from './money-text.ts';
import { columns, formatWireRupees } from './text-columns.ts';

type OrderDetails = DataOf<typeof calls.deskOrder>;

/** Formats an order with everything that the desk needs, in lines. */
export function orderText({ Order, Pieces, Returns, OrderRefunds, Audit, ...details }: OrderDetails): string[] {
  return [
    `Order ${Order.OrderNumber}: ${ORDER_STATE_LABELS[Order.State]}, ${paymentStateLabel(Order.PaymentState)} (${paymentMethodName(Order.PaymentMethod)}), placed ${formatMoment(Order.PlacedAt)}`,
    `Total ${formatWireRupees(Order.Total)}${Order.DueAmount > 0 ? `, to collect on delivery ${formatWireRupees(Order.DueAmount)}` : ''}${Order.TestPayment ? ', test payment' : ''}${promiseText(Order)}`,
    ...section('Packed together with', joinedText(details)),
    ...section('Items', itemsText(Order.Products, Pieces)),
    ...section(
      Order.Collect ? `Collected from ${Order.Collect.StoreName} by` : 'Deliver to',
      addressText(Order.Address),
    ),
    ...section('Kept until', keptText(Order)),
    ...section('Gift', giftText(Order.Gift)),
    ...section('Parcels', Order.Parcels.flatMap(parcelText)),
    ...section(
      'Returns',
      columns(
        Returns.map((entry) => [
          entry.ReturnNumber,
          entry.Kind,
          RETURN_STATE_LABELS[entry.State],
          formatWireRupees(entry.RefundAmount),
        ]),
      ),
    ),
    ...section('Refunds', columns(OrderRefunds.map(refundText))),
    ...section(
      'History',
      columns(
        Audit.map(({ At, By, Did, Facts, NoteId }) => [
          formatMoment(At),
          By,
          eventLabel(Did),
          NoteId === '' ? Facts : `${Facts.replaceAll('\n', ' ')} (${NoteId})`,
        ]),
      ),
    ),
  ];
}

function joinedText({ AddsTo, Additions }: Pick<OrderDetails, 'AddsTo' | 'Additions'>): string[] {
  const joining = Additions.filter(({ State }) => State !== 'cancelled');
  return [
    ...(AddsTo === '' ? [] : [AddsTo]),
    ...joining.map(({ OrderNumber, State }) => `${OrderNumber}, ${ORDER_STATE_LABELS[State]}`),
  ];
}

function giftText({ Wrap, Message, HidePrices }: OrderWire['Gift']): string[] {
  return [
    Wrap ? 'Wrap as a gift' : '',
    HidePrices ? 'No prices in the parcel: no invoice, and "slip" prints none' : '',
    ...Message.split('\n').map((line) => line && `  ${line}`),
  ].filter((line) => line.trim() !== '');
}

function promiseText({ State, LatestDate, Express }: OrderWire): string {
  const express = Express ? ', express delivery' : '';
  return LatestDate === '' || State === 'delivered' || State === 'cancelled'
    ? express
    : `${express}, promised by ${formatDay(LatestDate)}`;
}

/** Until when the store keeps an order that is ready. */
function keptText({ State, Collect }: OrderWire): string[] {
  return State === 'ready-to-collect' && Collect?.KeptUntil
    ? [`the end of ${formatDay(dayInIndia(Collect.KeptUntil - 1))}`]
    : [];
}

/** Formats lines with their numbers, each followed by the marks of its items. */
function itemsText(lines: OrderWire['Products'], items: OrderDetails['Pieces']): string[] {
  const rows = columns(lines.map(lineRow));
  return lines.flatMap(({ LineId }, index) => [
    rows[index] ?? '',
    ...items
      .filter((item) => item.LineId === LineId)
      .map(({ Piece, HUID, Serial }) => {
        const marks = [HUID && `HUID ${HUID}`, Serial && `serial number ${Serial}`].filter((text) => text !== '');
        return `     ${index + 1}.${Piece}  ${marks.join(', ')}`;
      }),
  ]);
}

function lineRow(line: OrderWire['Products'][number], index: number): string[] {
  const changes = [
    line.CancelledQuantity > 0 ? `${line.CancelledQuantity} cancelled` : '',
    line.ReturnedQuantity > 0 ? `${line.ReturnedQuantity} back` : '',
  ].filter((text) => text !== '');
  const size = line.SizeName === null ? '' : `, size ${line.SizeName}`;
  const title = `${line.ProductTitle}${size}${changes.length > 0 ? ` (${changes.join(', ')})` : ''}`;
  const row = [`${index + 1}`, `${line.Quantity} x`, line.SKU, formatWireRupees(line.NetPrice), title];
  return line.Engraving ? [...row, `${line.Engraving.Place} engraved: "${line.Engraving.Text}"`] : row;
}

function parcelText(parcel: OrderWire['Parcels'][number]): string[] {
  const { Courier, AWB, TrackingUrl, ShippedAt } = parcel;
  return [
    `${Courier} ${AWB}, ${formatMoment(ShippedAt)}${parcelContents(parcel)}`,
    ...(TrackingUrl === '' ? [] : [`  ${TrackingUrl}`]),
  ];
}

/** Where a parcel with a part of an order is and what it holds; empty for one with the whole order. */
export function parcelContents({ State, Items = [] }: OrderWire['Parcels'][number]): string {
  if (State === undefined) return '';
  const items = Items.map(({ Quantity, ProductTitle }) => `${Quantity} x ${ProductTitle}`).join(', ');
  return `, ${State.replaceAll('-', ' ')}: ${items}`;
}

/** Formats the address for a courier, one line per part. */
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

/** Formats a heading with its lines; nothing where there are no lines. */
export function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

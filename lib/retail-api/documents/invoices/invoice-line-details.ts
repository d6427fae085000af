import { formatShortDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { formatPaise, RUPEE } from '#lib/shared/money.ts';
import { taxInside } from '#lib/shared/tax-inside.ts';
import type { OrderLineDocument } from '../../orders/order-document.ts';
import type { OrderLine } from '../../orders/order-repository.ts';
import type { MarkedPiece } from '../warranty/line-pieces.ts';

interface LineFacts {
  pieces: readonly MarkedPiece[];
  /** The price of one item before tax and before cart discounts, in paise, as the document states it. */
  unitPrice: number;
}

/**
 * What identifies the goods of a line on its invoice, each fact in one line. For jewellery also the price breakup
 * of one item, whose parts add up to `unitPrice`, and the metal rate of the day. `pieces`: the items whose hallmark or
 * serial number is known. An existing line stays: marks that were corrected later are added with their date.
 */
export function invoiceLineDetails(
  { product_code, quantity, document }: OrderLine,
  { pieces, unitPrice }: LineFacts,
): string[] {
  const { colour, certificate, invoicedSizeName: sizeName = document.sizeName } = document;
  return [
    joined([`Code ${product_code}`, sizeName === null ? '' : `Size ${sizeName}`, colour]),
    weights(document),
    ...(document.warrantySnapshot?.stones ?? []),
    ...charges(document, quantity, unitPrice),
    engravingCharge(document, quantity),
    ...pieces.flatMap((marked) => marksOf(marked, quantity > 1 ? `Item ${marked.piece}: ` : '')),
    certificate === '' ? '' : `Certificate: ${certificate}`,
  ].filter((line) => line !== '');
}

/** What engraving costs, tax included; its text is no matter of the tax office. */
function engravingCharge({ engraving }: OrderLineDocument, quantity: number): string {
  if (!engraving || engraving.price === 0) return '';
  return `Engraving: ${formatPaise(engraving.price)}${quantity > 1 ? ' each' : ''}, with tax, part of the price`;
}

function marksOf({ huid, serial, ...marked }: MarkedPiece, which: string): string[] {
  const { invoiced_huid: invoicedHuid = huid, invoiced_serial: invoicedSerial = serial, marked_at: at = 0 } = marked;
  const correctedLabel = at === 0 ? 'Corrected' : `Corrected on ${formatShortDate(at)}`;
  return [
    ...[markText('HUID', invoicedHuid), markText('Serial number', invoicedSerial)].map((text) => text && which + text),
    huid === invoicedHuid ? '' : `${which}${correctedLabel}: ${markText('HUID', huid) || 'no HUID'}`,
    serial === invoicedSerial
      ? ''
      : `${which}${correctedLabel}: ${markText('Serial number', serial) || 'no serial number'}`,
  ];
}

function markText(name: string, mark: string): string {
  return mark === '' ? '' : `${name} ${mark}`;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

function weights({ metal, netWeightGrams, warrantySnapshot }: OrderLineDocument): string {
  const gross = warrantySnapshot?.grossWeightGrams ?? null;
  return joined([
    metal,
    gross === null ? '' : `gross weight ${gross} g`,
    netWeightGrams === null ? '' : `net weight ${netWeightGrams} g`,
  ]);
}

/**
 * The metal has what the other parts leave of the unit price: the catalogue's parts are whole rupees, the tax and so
 * the unit price are not. Nothing where the parts belong to another price: a wrong breakup is worse than none.
 */
function charges(
  { warrantySnapshot, engraving, gstPercent }: OrderLineDocument,
  quantity: number,
  unitPrice: number,
): string[] {
  const breakup = warrantySnapshot?.breakup;
  if (!breakup) return [];
  const { making, stones, discount } = breakup;
  const engraved = engraving ? engraving.price - taxInside(engraving.price, gstPercent) : 0;
  const metal = unitPrice - making - stones - engraved + discount;
  if (Math.abs(metal - breakup.metal) >= RUPEE) return [];
  const parts = [
    `Metal ${formatPaise(metal)}`,
    `making ${formatPaise(making)}`,
    stones > 0 ? `stones ${formatPaise(stones)}` : '',
    engraved > 0 ? `engraving ${formatPaise(engraved)}` : '',
    discount > 0 ? `less discount ${formatPaise(discount)}` : '',
  ];
  return [
    `Metal rate ${formatPaise(breakup.ratePerGram)} per gram on ${formatShortDate(startOfDayInIndia(breakup.rateOn))}`,
    joined(parts) + (quantity > 1 ? ' each' : ''),
  ];
}

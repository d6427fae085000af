import { formatShortDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { metalValue } from '../../cart/pricing/price-breakup.ts';
import type { OrderLineDocument } from '../../orders/order-document.ts';
import type { OrderLine } from '../../orders/order-repository.ts';
import type { MarkedPiece } from '../warranty/line-pieces.ts';

/**
 * What identifies the goods of a line on its invoice, each fact in one line. For jewellery also the price breakup
 * of one item, with the metal rate of the day. `pieces`: the items whose hallmark or serial number is known. An
 * existing line stays: marks that were corrected later are added with their date.
 */
export function invoiceLineDetails(
  { product_code, quantity, document }: OrderLine,
  pieces: readonly MarkedPiece[],
): string[] {
  const { colour, certificate, invoicedSizeName: sizeName = document.sizeName } = document;
  return [
    joined([`Code ${product_code}`, sizeName === null ? '' : `Size ${sizeName}`, colour]),
    weights(document),
    ...(document.papers?.stones ?? []),
    ...charges(document, quantity),
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

function weights({ metal, netWeightGrams, papers }: OrderLineDocument): string {
  const gross = papers?.grossWeightGrams ?? null;
  return joined([
    metal,
    gross === null ? '' : `gross weight ${gross} g`,
    netWeightGrams === null ? '' : `net weight ${netWeightGrams} g`,
  ]);
}

/** Before tax, and before cart discounts; the metal to the paisa. */
function charges({ papers }: OrderLineDocument, quantity: number): string[] {
  const breakup = papers?.breakup;
  if (!breakup) return [];
  const each = quantity > 1 ? ' each' : '';
  return [
    `Metal rate ${formatPaise(breakup.ratePerGram)} per gram on ${formatShortDate(startOfDayInIndia(breakup.rateOn))}`,
    `Metal ${formatPaise(metalValue(breakup))}, making ${formatPaise(breakup.making)}${
      breakup.stones > 0 ? `, stones ${formatPaise(breakup.stones)}` : ''
    }${each}`,
  ];
}

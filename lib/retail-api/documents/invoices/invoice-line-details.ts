import { formatShortDate } from '#lib/shared/dates.ts';
import { startOfDayInIndia } from '#lib/shared/india-time.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import { localSize } from '#lib/shared/language/local-size.ts';
import { formatPaise, RUPEE } from '#lib/shared/money.ts';
import { taxInside } from '#lib/shared/tax-inside.ts';
import * as m from '#messages';
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
    joined([
      m.invoiceCode({ code: product_code }),
      sizeName === null ? '' : m.invoiceSize({ size: localSize(sizeName) }),
      localFact(colour),
    ]),
    weights(document),
    ...(document.warrantySnapshot?.stones ?? []).map(localFact),
    ...charges(document, quantity, unitPrice),
    engravingCharge(document, quantity),
    ...pieces.flatMap((marked) => marksOf(marked, quantity > 1)),
    certificate === '' ? '' : m.invoiceCertificate({ certificate: localFact(certificate) }),
  ].filter((line) => line !== '');
}

/** What engraving costs, tax included; its text is no matter of the tax office. */
function engravingCharge({ engraving }: OrderLineDocument, quantity: number): string {
  if (!engraving || engraving.price === 0) return '';
  const amount = formatPaise(engraving.price);
  return quantity > 1 ? m.invoiceEngravingEach({ amount }) : m.invoiceEngraving({ amount });
}

function marksOf({ piece, huid, serial, ...marked }: MarkedPiece, isOneOfMany: boolean): string[] {
  const { invoiced_huid: invoicedHuid = huid, invoiced_serial: invoicedSerial = serial, marked_at: at = 0 } = marked;
  const corrected = (mark: string) =>
    at === 0 ? m.invoiceCorrected({ mark }) : m.invoiceCorrectedOn({ date: formatShortDate(at), mark });
  return [
    huidText(invoicedHuid),
    serialText(invoicedSerial),
    huid === invoicedHuid ? '' : corrected(huidText(huid) || m.invoiceNoHuid()),
    serial === invoicedSerial ? '' : corrected(serialText(serial) || m.invoiceNoSerial()),
  ].map((mark) => (mark !== '' && isOneOfMany ? m.invoiceItemMark({ item: piece, mark }) : mark));
}

const huidText = (huid: string) => (huid === '' ? '' : `HUID ${huid}`);
const serialText = (serial: string) => (serial === '' ? '' : m.invoiceSerial({ serial }));

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(', ');
}

function weights({ metal, netWeightGrams, warrantySnapshot }: OrderLineDocument): string {
  const gross = warrantySnapshot?.grossWeightGrams ?? null;
  return joined([
    localFact(metal),
    gross === null ? '' : m.invoiceGrossWeight({ grams: gross }),
    netWeightGrams === null ? '' : m.invoiceNetWeight({ grams: netWeightGrams }),
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
    m.invoiceMetalPart({ amount: formatPaise(metal) }),
    m.invoiceMakingPart({ amount: formatPaise(making) }),
    stones > 0 ? m.invoiceStonesPart({ amount: formatPaise(stones) }) : '',
    engraved > 0 ? m.invoiceEngravingPart({ amount: formatPaise(engraved) }) : '',
    discount > 0 ? m.invoiceDiscountPart({ amount: formatPaise(discount) }) : '',
  ];
  return [
    m.invoiceMetalRate({
      rate: formatPaise(breakup.ratePerGram),
      date: formatShortDate(startOfDayInIndia(breakup.rateOn)),
    }),
    quantity > 1 ? m.invoiceEach({ parts: joined(parts) }) : joined(parts),
  ];
}

import type { InvoiceWire } from '#lib/contract/index.ts';
import { formatDate } from '#lib/shared/dates.ts';
import * as m from '#messages';
import { billAddressLines } from '../../../messages/copy/order-items.ts';
import { COLUMN, drawPair, MUTED, RIGHT } from '../../print/draw-blocks.ts';
import { MARGIN, type Sheet } from '../../print/sheet.ts';

/** Draws seller, buyer and the invoice's number and dates; returns the y position of the end. */
export function drawHead(sheet: Sheet, invoice: InvoiceWire): number {
  const { Seller, PlaceOfSupply, CreditNote } = invoice;
  const name = CreditNote ? m.invoiceCreditNote() : m.invoiceTax();
  sheet.write(sheet.root, 'P', Seller.TradeName, { x: MARGIN, y: MARGIN, width: COLUMN }, { size: 18, bold: true });
  const right = { x: RIGHT, width: COLUMN };
  const named = sheet.write(sheet.root, 'H1', name, { ...right, y: MARGIN }, { size: 18, align: 'right' });
  const specimen = CreditNote ? m.invoiceSpecimenCreditNote() : m.invoiceSpecimenInvoice();
  const kind = invoice.TestPayment ? specimen : m.invoiceOriginal();
  let y = sheet.write(sheet.root, 'P', kind, { ...right, y: named }, { size: 7.5, colour: MUTED, align: 'right' }) + 10;
  sheet.rule(y);
  y += 10;
  const seller = [
    Seller.LegalName,
    ...Seller.Address,
    `GSTIN ${Seller.GSTIN}`,
    `PAN ${Seller.PAN}`,
    m.invoiceState({ state: `${Seller.State} (${Seller.StateCode})` }),
  ];
  const facts = [
    ...(CreditNote
      ? [
          m.invoiceCreditNoteNumber({ number: CreditNote.CreditNoteNumber }),
          m.invoiceCreditNoteDate({ date: formatDate(CreditNote.IssuedAt) }),
        ]
      : []),
    m.invoiceNumber({ number: invoice.InvoiceNumber }),
    m.invoiceDate({ date: formatDate(invoice.IssuedAt) }),
    m.invoiceOrderNumber({ number: invoice.OrderNumber }),
    m.invoiceOrderDate({ date: formatDate(invoice.PlacedAt) }),
    m.invoicePlaceOfSupply({ place: `${PlaceOfSupply.State} (${PlaceOfSupply.StateCode})` }),
    m.invoiceReverseCharge(),
  ];
  y =
    drawPair(sheet, [m.invoiceSoldBy(), seller], [CreditNote ? m.invoiceCreditNote() : m.invoiceTitle(), facts], y) +
    10;
  sheet.rule(y);
  const buyer = [
    invoice.BuyerGSTIN && `GSTIN ${invoice.BuyerGSTIN}`,
    invoice.BuyerPAN && `PAN ${invoice.BuyerPAN}`,
  ].filter((line) => line !== '');
  const billed = [...addressLines(invoice.BillTo), ...buyer];
  return (
    drawPair(
      sheet,
      [m.invoiceBilledTo(), billed],
      [invoice.Collected ? m.invoiceHandedOver() : m.invoiceDeliveredTo(), addressLines(invoice.ShipTo)],
      y + 10,
    ) + 14
  );
}

function addressLines(address: InvoiceWire['ShipTo']): string[] {
  return billAddressLines(address, [m.invoiceStateCode({ code: address.StateCode })]);
}

import type { InvoiceWire } from '#lib/contract/index.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { deliveryAddressLines } from '../../../messages/copy/order-items.ts';
import { COLUMN, drawPair, MUTED, RIGHT } from '../../print/draw-blocks.ts';
import { MARGIN, type Sheet } from '../../print/sheet.ts';

/** Draws seller, buyer and the invoice's number and dates; returns the y position of the end. */
export function drawHead(sheet: Sheet, invoice: InvoiceWire): number {
  const { Seller, PlaceOfSupply, CreditNote } = invoice;
  const name = CreditNote ? 'Credit note' : 'Tax invoice';
  sheet.write(sheet.root, 'P', Seller.TradeName, { x: MARGIN, y: MARGIN, width: COLUMN }, { size: 18, bold: true });
  const right = { x: RIGHT, width: COLUMN };
  const named = sheet.write(sheet.root, 'H1', name, { ...right, y: MARGIN }, { size: 18, align: 'right' });
  const kind = invoice.TestPayment
    ? `Specimen: test payment. This is not a valid ${CreditNote ? 'credit note' : 'invoice'}.`
    : 'Original for recipient';
  let y = sheet.write(sheet.root, 'P', kind, { ...right, y: named }, { size: 7.5, colour: MUTED, align: 'right' }) + 10;
  sheet.rule(y);
  y += 10;
  const seller = [
    Seller.LegalName,
    ...Seller.Address,
    `GSTIN ${Seller.GSTIN}`,
    `PAN ${Seller.PAN}`,
    `State: ${Seller.State} (${Seller.StateCode})`,
  ];
  const facts = [
    ...(CreditNote
      ? [`Credit note number: ${CreditNote.CreditNoteNumber}`, `Credit note date: ${formatDate(CreditNote.IssuedAt)}`]
      : []),
    `Invoice number: ${invoice.InvoiceNumber}`,
    `Invoice date: ${formatDate(invoice.IssuedAt)}`,
    `Order number: ${invoice.OrderNumber}`,
    `Order date: ${formatDate(invoice.PlacedAt)}`,
    `Place of supply: ${PlaceOfSupply.State} (${PlaceOfSupply.StateCode})`,
    `Tax payable on reverse charge: ${invoice.ReverseCharge ? 'Yes' : 'No'}`,
  ];
  y = drawPair(sheet, ['Sold by', seller], [CreditNote ? 'Credit note' : 'Invoice', facts], y) + 10;
  sheet.rule(y);
  const buyer = [
    invoice.BuyerGSTIN && `GSTIN ${invoice.BuyerGSTIN}`,
    invoice.BuyerPAN && `PAN ${invoice.BuyerPAN}`,
  ].filter((line) => line !== '');
  const billed = [...addressLines(invoice.BillTo), ...buyer];
  return (
    drawPair(
      sheet,
      ['Billed to', billed],
      [invoice.Collected ? 'Handed over at' : 'Delivered to', addressLines(invoice.ShipTo)],
      y + 10,
    ) + 14
  );
}

function addressLines(address: InvoiceWire['ShipTo']): string[] {
  return deliveryAddressLines(address, [`State code ${address.StateCode}`]);
}

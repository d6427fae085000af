import type { InvoiceWire } from '#lib/contract/index.ts';
import { formatInvoicePaise } from '#lib/shared/invoice-amount.ts';
import * as m from '#messages';
import { LOWEST, MARGIN, type Sheet, type TextStyle, WIDTH } from '../../print/sheet.ts';

const HALF = WIDTH / 2 - 10;
const RIGHT = MARGIN + WIDTH / 2 + 10;
const NAME = HALF - 90;
const LINE = 13;
const BOLD: TextStyle = { bold: true };

/** Draws the totals, the amount in words and the payments from `y` on, on another page if there is no room. */
export function drawSums(sheet: Sheet, invoice: InvoiceWire, y: number): void {
  const sums = sumRows(invoice);
  const paid = invoice.Payments;
  const needed = (Math.max(sums.length, paid.length + 1) + 6) * LINE;
  let top = y + 6;
  if (top + needed > LOWEST) {
    sheet.doc.addPage();
    top = MARGIN;
  }
  const right = drawSumTable(sheet, sums, RIGHT, top);
  const part = sheet.part(sheet.root, 'Sect');
  const titled = sheet.write(
    part,
    'H2',
    invoice.CreditNote ? m.invoiceRefundMethod() : m.invoicePaidBy(),
    { x: MARGIN, y: top, width: HALF },
    { bold: true },
  );
  const left = drawSumTable(
    sheet,
    paid.map(({ Name, Amount }) => [Name, Amount, {}] as const),
    MARGIN,
    titled + 2,
  );
  top = Math.max(left, right) + 10;
  sheet.rule(top);
  const totalInWords = m.invoiceTotalInWords({ words: invoice.TotalInWords });
  top = sheet.write(sheet.root, 'P', totalInWords, { x: MARGIN, y: top + 8, width: WIDTH }, BOLD) + 8;
  const footnote = invoice.CreditNote ? m.invoiceNoteCredit() : m.invoiceNote();
  sheet.write(sheet.root, 'P', footnote, { x: MARGIN, y: top, width: WIDTH }, { size: 7, colour: '#5c564d' });
}

type SumRow = readonly [name: string, paise: number, style: TextStyle];

function sumRows(invoice: InvoiceWire): SumRow[] {
  const withinState = invoice.PlaceOfSupply.StateCode === invoice.Seller.StateCode;
  const taxes: SumRow[] = withinState
    ? [
        ['CGST', invoice.Cgst, {}],
        ['SGST', invoice.Sgst, {}],
      ]
    : [['IGST', invoice.Igst, {}]];
  return [
    [m.invoiceTaxableAmount(), invoice.TaxableAmount, {}],
    ...taxes,
    [m.invoiceTotal(), invoice.Total, { bold: true, size: 11 }],
  ];
}

function drawSumTable(sheet: Sheet, rows: readonly SumRow[], x: number, y: number): number {
  const table = sheet.part(sheet.root, 'Table');
  return rows.reduce((top, [name, amount, style]) => {
    const row = sheet.part(table, 'TR');
    const end = sheet.write(row, 'TH', name, { x, y: top, width: NAME }, style);
    const place = { x: x + NAME, y: top, width: HALF - NAME };
    sheet.write(row, 'TD', `₹${formatInvoicePaise(amount)}`, place, { ...style, align: 'right' });
    return end + 2;
  }, y);
}

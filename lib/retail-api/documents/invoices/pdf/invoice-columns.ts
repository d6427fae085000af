import type { InvoiceWire } from '#lib/contract/index.ts';
import { formatInvoicePaise } from '#lib/shared/invoice-amount.ts';
import * as m from '#messages';
import { WIDTH } from '../../print/sheet.ts';

export type InvoiceRowWire = InvoiceWire['Rows'][number];

/** A column of the goods table. */
export interface Column {
  name: string;
  /** Points. */
  width: number;
  align: 'left' | 'right';
  /** The contents of a cell, line by line. */
  lines(row: InvoiceRowWire, index: number): string[];
}

/** Half of a rate, e.g. `1.5%`. */
const half = (percent: number) => `${percent / 2}%`;

function taxColumns(withinState: boolean): Column[] {
  const tax = (name: string, rate: (percent: number) => string, amount: (row: InvoiceRowWire) => number): Column => ({
    name,
    width: withinState ? 48 : 62,
    align: 'right',
    lines: (row) => [formatInvoicePaise(amount(row)), rate(row.GstPercent)],
  });
  if (!withinState)
    return [
      tax(
        'IGST',
        (percent) => `${percent}%`,
        ({ Igst }) => Igst,
      ),
    ];
  return [tax('CGST', half, ({ Cgst }) => Cgst), tax('SGST', half, ({ Sgst }) => Sgst)];
}

const money = (name: string, width: number, amount: (row: InvoiceRowWire) => number): Column => ({
  name,
  width,
  align: 'right',
  lines: (row) => [formatInvoicePaise(amount(row))],
});

/**
 * The columns over the full page width: central and state tax within the seller's state, otherwise integrated tax.
 */
export function invoiceColumns(withinState: boolean): Column[] {
  const fixed: Column[] = [
    { name: 'HSN', width: 38, align: 'left', lines: ({ HsnCode }) => [HsnCode] },
    { name: m.invoiceQuantityShort(), width: 26, align: 'right', lines: ({ Quantity }) => [String(Quantity)] },
    money(m.invoiceUnitPrice(), 56, ({ UnitPrice }) => UnitPrice),
    money(m.invoiceDiscount(), 52, ({ Discount }) => Discount),
    money(m.invoiceTaxable(), 58, ({ TaxableAmount }) => TaxableAmount),
    ...taxColumns(withinState),
    money(m.invoiceTotal(), 60, ({ Total }) => Total),
  ];
  const number: Column = { name: '#', width: 18, align: 'left', lines: (_row, index) => [String(index + 1)] };
  const usedWidth = [number, ...fixed].reduce((sum, { width }) => sum + width, 0);
  const description: Column = {
    name: m.invoiceDescription(),
    width: WIDTH - usedWidth,
    align: 'left',
    lines: ({ Description, Details }) => [Description, ...Details],
  };
  return [number, description, ...fixed];
}

import type { InvoiceWire } from '#lib/contract/index.ts';

/** Taxable value and taxes in paise, named as in form GSTR-1; there is no cess on watches and jewellery. */
export interface TaxSum {
  rt: number;
  txval: number;
  iamt: number;
  camt: number;
  samt: number;
  csamt: number;
}

type Row = InvoiceWire['Rows'][number];

/** A sum of nothing at a rate in per cent. */
export function noTax(rt: number): TaxSum {
  return { rt, txval: 0, iamt: 0, camt: 0, samt: 0, csamt: 0 };
}

/** Adds a row of a document to a sum; `sign` is -1 for a credit note that is deducted. */
export function addRow(sum: TaxSum, row: Row, sign: 1 | -1): void {
  sum.txval += sign * row.TaxableAmount;
  sum.iamt += sign * row.Igst;
  sum.camt += sign * row.Cgst;
  sum.samt += sign * row.Sgst;
}

/** A sum with the taxes that a sale within the state, or to another one, can have: the portal expects no others. */
export function onlyTaxesOf(sum: TaxSum, isInterState: boolean) {
  const { rt, txval, iamt, camt, samt, csamt } = sum;
  return isInterState ? { rt, txval, iamt, csamt } : { rt, txval, camt, samt, csamt };
}

/** The items of a document as form GSTR-1 has them: one for each rate, the lowest first. */
export function itemsOf(rows: readonly Row[], isInterState: boolean) {
  const sums = new Map<number, TaxSum>();
  for (const row of rows) {
    const sum = sums.get(row.GstPercent) ?? noTax(row.GstPercent);
    addRow(sum, row, 1);
    sums.set(row.GstPercent, sum);
  }
  return [...sums.values()]
    .toSorted((a, b) => a.rt - b.rt)
    .map((sum, index) => ({ num: index + 1, itm_det: onlyTaxesOf(sum, isInterState) }));
}

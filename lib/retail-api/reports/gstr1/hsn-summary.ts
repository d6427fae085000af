import type { InvoiceWire } from '#lib/contract/index.ts';
import { addRow, noTax, type TaxSum } from './tax-sums.ts';

interface HsnRow extends TaxSum {
  num: number;
  hsn_sc: string;
  desc: string;
  uqc: string;
  qty: number;
}

/** Codes of services begin with it; they have no quantity. */
const SERVICE = '99';

/** Table 12: sales by HSN code and rate, less credit notes. */
export class HsnSummary {
  readonly #rows = new Map<string, Omit<HsnRow, 'num'>>();

  /** Adds the rows of an invoice, or with `sign` -1 deducts those of a credit note. */
  add(rows: InvoiceWire['Rows'], sign: 1 | -1): void {
    for (const row of rows) {
      const key = `${row.HsnCode} ${row.GstPercent}`;
      const isService = row.HsnCode.startsWith(SERVICE);
      const sum = this.#rows.get(key) ?? {
        hsn_sc: row.HsnCode,
        desc: '',
        uqc: isService ? 'NA' : 'NOS',
        qty: 0,
        ...noTax(row.GstPercent),
      };
      addRow(sum, row, sign);
      if (!isService) sum.qty += sign * row.Quantity;
      this.#rows.set(key, sum);
    }
  }

  /** The rows by code and rate; undefined if there are none. */
  result(): HsnRow[] | undefined {
    if (this.#rows.size === 0) return undefined;
    return [...this.#rows.values()]
      .toSorted((a, b) => a.hsn_sc.localeCompare(b.hsn_sc) || a.rt - b.rt)
      .map((row, index) => ({ num: index + 1, ...row }));
  }
}

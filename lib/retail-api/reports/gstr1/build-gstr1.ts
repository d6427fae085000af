import type { Gstr1Wire, InvoiceWire } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import type { TaxDocument } from '../tax-documents.ts';
import { HsnSummary } from './hsn-summary.ts';
import { IssuedNumbers } from './issued-numbers.ts';
import { addRow, itemsOf, noTax, onlyTaxesOf, type TaxSum } from './tax-sums.ts';

type Section<Name extends keyof Gstr1Wire> = NonNullable<Gstr1Wire[Name]>;
type B2bInvoice = Section<'b2b'>[number]['inv'][number];
type B2clInvoice = Section<'b2cl'>[number]['inv'][number];
type RegisteredNote = Section<'cdnr'>[number]['nt'][number];

/** The release of the offline tool whose files these are. */
const VERSION = 'GST3.2.6';
/**
 * Above this value, in paise, an invoice to a buyer without a GSTIN in another state is reported by itself (rule 59(4) of
 * the CGST Rules, 2017, as amended by notification 12/2024 from August 2024).
 */
const LARGE = 1_00_000_00;

interface SmallSales extends TaxSum {
  pos: string;
  sply_ty: 'INTRA' | 'INTER';
}

/** Builds form GSTR-1 of a month from its documents, in paise. */
export class Gstr1Builder {
  readonly #b2b = new Map<string, B2bInvoice[]>();
  readonly #b2cl = new Map<string, B2clInvoice[]>();
  readonly #b2cs = new Map<string, SmallSales>();
  readonly #cdnr = new Map<string, RegisteredNote[]>();
  readonly #cdnur: Section<'cdnur'> = [];
  readonly #hsn = { b2b: new HsnSummary(), b2c: new HsnSummary() };
  readonly #numbers = new IssuedNumbers();

  /** Adds an invoice or a credit note. */
  add({ number, issuedAt, invoice, creditNote }: TaxDocument): void {
    const rows = (creditNote ?? invoice).Rows;
    const isRegistered = invoice.BuyerGSTIN !== '';
    this.#numbers.add(creditNote ? 'credit-note' : 'invoice', number);
    this.#hsn[isRegistered ? 'b2b' : 'b2c'].add(rows, creditNote ? -1 : 1);
    if (!isRegistered && !isLarge(invoice)) this.#addSmall(invoice, rows, creditNote ? -1 : 1);
    else if (creditNote) this.#addNote(invoice, creditNote, { number, issuedAt });
    else this.#addInvoice(invoice);
  }

  #addInvoice(invoice: InvoiceWire): void {
    const common = {
      inum: invoice.InvoiceNumber,
      idt: dateText(invoice.IssuedAt),
      val: invoice.Total,
      itms: itemsOf(invoice.Rows, isInterState(invoice)),
    };
    const pos = invoice.PlaceOfSupply.StateCode;
    if (invoice.BuyerGSTIN === '') append(this.#b2cl, pos, common);
    else append(this.#b2b, invoice.BuyerGSTIN, { ...common, pos, rchrg: 'N', inv_typ: 'R' });
  }

  #addNote(invoice: InvoiceWire, { Rows, Total }: InvoiceWire, issued: Pick<TaxDocument, 'number' | 'issuedAt'>): void {
    const common = {
      ntty: 'C',
      nt_num: issued.number,
      nt_dt: dateText(issued.issuedAt),
      val: Total,
      pos: invoice.PlaceOfSupply.StateCode,
      itms: itemsOf(Rows, isInterState(invoice)),
    } as const;
    if (invoice.BuyerGSTIN === '') this.#cdnur.push({ ...common, typ: 'B2CL' });
    else append(this.#cdnr, invoice.BuyerGSTIN, { ...common, rchrg: 'N', inv_typ: 'R' });
  }

  #addSmall(invoice: InvoiceWire, rows: InvoiceWire['Rows'], sign: 1 | -1): void {
    const pos = invoice.PlaceOfSupply.StateCode;
    const sply_ty = isInterState(invoice) ? 'INTER' : 'INTRA';
    for (const row of rows) {
      const key = `${pos} ${sply_ty} ${row.GstPercent}`;
      const sum = this.#b2cs.get(key) ?? { pos, sply_ty, ...noTax(row.GstPercent) };
      addRow(sum, row, sign);
      this.#b2cs.set(key, sum);
    }
  }

  /** The form of a month, `YYYY-MM`. */
  result(gstin: string, month: string): Gstr1Wire {
    const [year, number] = month.split('-');
    const small = [...this.#b2cs.values()].toSorted((a, b) => a.pos.localeCompare(b.pos) || a.rt - b.rt);
    const [hsn_b2b, hsn_b2c] = [this.#hsn.b2b.result(), this.#hsn.b2c.result()];
    const doc_issue = this.#numbers.result();
    return {
      gstin,
      fp: `${number}${year}`,
      version: VERSION,
      hash: 'hash',
      ...(this.#b2b.size > 0 && { b2b: [...this.#b2b].map(([ctin, inv]) => ({ ctin, inv })) }),
      ...(this.#b2cl.size > 0 && { b2cl: [...this.#b2cl].map(([pos, inv]) => ({ pos, inv })) }),
      ...(small.length > 0 && { b2cs: small.map(smallSales) }),
      ...(this.#cdnr.size > 0 && { cdnr: [...this.#cdnr].map(([ctin, nt]) => ({ ctin, nt })) }),
      ...(this.#cdnur.length > 0 && { cdnur: this.#cdnur }),
      ...((hsn_b2b || hsn_b2c) && { hsn: { ...(hsn_b2b && { hsn_b2b }), ...(hsn_b2c && { hsn_b2c }) } }),
      ...(doc_issue && { doc_issue }),
    };
  }
}

function smallSales({ pos, sply_ty, ...sum }: SmallSales): Section<'b2cs'>[number] {
  return { sply_ty, typ: 'OE', pos, ...onlyTaxesOf(sum, sply_ty === 'INTER') };
}

function isInterState({ Seller, PlaceOfSupply }: InvoiceWire): boolean {
  return Seller.StateCode !== PlaceOfSupply.StateCode;
}

function isLarge(invoice: InvoiceWire): boolean {
  return isInterState(invoice) && invoice.Total > LARGE;
}

/** A day in India as DD-MM-YYYY. */
function dateText(at: number): string {
  return dayInIndia(at).split('-').toReversed().join('-');
}

function append<Value>(groups: Map<string, Value[]>, key: string, value: Value): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}

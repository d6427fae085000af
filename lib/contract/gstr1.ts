import { z } from 'zod';
import { signedRupees } from './money.ts';

// The names of the fields are those of the GST portal's offline tool (returns of GSTR-1, schema GST3.2).

const count = z.number().int();
const rate = z.number();

/**
 * The taxable value at a rate with its taxes: iamt, integrated tax, of a sale to another state, otherwise camt and samt,
 * central and state tax; csamt is the cess.
 */
const taxAtRate = z.object({
  rt: rate,
  txval: signedRupees,
  iamt: signedRupees.optional(),
  camt: signedRupees.optional(),
  samt: signedRupees.optional(),
  csamt: signedRupees,
});
const items = z.array(z.object({ num: count, itm_det: taxAtRate }));

const b2bInvoice = z.object({
  inum: z.string(),
  idt: z.string(),
  val: signedRupees,
  pos: z.string(),
  rchrg: z.literal('N'),
  inv_typ: z.literal('R'),
  itms: items,
});

const b2clInvoice = z.object({ inum: z.string(), idt: z.string(), val: signedRupees, itms: items });

const note = z.object({
  ntty: z.literal('C'),
  nt_num: z.string(),
  nt_dt: z.string(),
  val: signedRupees,
  pos: z.string(),
  itms: items,
});

const hsnRow = z.object({
  num: count,
  hsn_sc: z.string(),
  desc: z.string(),
  uqc: z.string(),
  qty: z.number(),
  rt: rate,
  txval: signedRupees,
  iamt: signedRupees,
  camt: signedRupees,
  samt: signedRupees,
  csamt: signedRupees,
});

/** Form GSTR-1 of a month as the GST portal's offline tool reads it; sections without an entry are missing. */
export const gstr1 = z.object({
  gstin: z.string(),
  /** The month, MMYYYY. */
  fp: z.string(),
  version: z.string(),
  hash: z.literal('hash'),
  /** Table 4: invoices to buyers with a GSTIN. */
  b2b: z.array(z.object({ ctin: z.string(), inv: z.array(b2bInvoice) })).optional(),
  /** Table 5: invoices above ₹1,00,000 to buyers without a GSTIN in other states. */
  b2cl: z.array(z.object({ pos: z.string(), inv: z.array(b2clInvoice) })).optional(),
  /** Table 7: all other sales to buyers without a GSTIN, less their credit notes. */
  b2cs: z
    .array(z.object({ sply_ty: z.enum(['INTRA', 'INTER']), typ: z.literal('OE'), pos: z.string(), ...taxAtRate.shape }))
    .optional(),
  /** Table 9B: credit notes to invoices of table 4. */
  cdnr: z
    .array(
      z.object({
        ctin: z.string(),
        nt: z.array(note.extend({ rchrg: z.literal('N'), inv_typ: z.literal('R') })),
      }),
    )
    .optional(),
  /** Table 9B: credit notes to invoices of table 5. */
  cdnur: z.array(note.extend({ typ: z.literal('B2CL') })).optional(),
  /** Table 12: all sales by HSN code, less credit notes. */
  hsn: z.object({ hsn_b2b: z.array(hsnRow).optional(), hsn_b2c: z.array(hsnRow).optional() }).optional(),
  /** Table 13: the numbers of invoices (1) and credit notes (5). */
  doc_issue: z
    .object({
      doc_det: z.array(
        z.object({
          doc_num: count,
          doc_typ: z.enum(['Invoices for outward supply', 'Credit Note']),
          docs: z.array(
            z.object({
              num: count,
              from: z.string(),
              to: z.string(),
              totnum: count,
              cancel: count,
              net_issue: count,
            }),
          ),
        }),
      ),
    })
    .optional(),
});
export type Gstr1Wire = z.output<typeof gstr1>;

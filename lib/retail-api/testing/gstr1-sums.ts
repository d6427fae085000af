import type { Gstr1Wire } from '#lib/contract/index.ts';
import { sum } from '../core/sum.ts';

/** A taxable value with its taxes, in paise. */
export type TaxSums = { txval: number; iamt: number; camt: number; samt: number };
/** A sale has only the taxes that it can have. */
type Entry = { txval: number; iamt?: number | undefined; camt?: number | undefined; samt?: number | undefined };
/** Rupees of a report in paise. */
export const paise = (rupees: number) => Math.round(rupees * 100);

/** Sums of values and taxes, in paise; an entry counts below zero with a `sign` of -1. */
export function addUp(entries: readonly (Entry & { sign?: number })[]): TaxSums {
  const part = (name: keyof TaxSums) => sum(entries.map((entry) => (entry.sign ?? 1) * paise(entry[name] ?? 0)));
  // The sum has no negative zero, which is another value for the matcher.
  return { txval: part('txval') + 0, iamt: part('iamt') + 0, camt: part('camt') + 0, samt: part('samt') + 0 };
}

function sectionEntries({
  b2b = [],
  b2cl = [],
  b2cs = [],
  cdnr = [],
  cdnur = [],
}: Gstr1Wire): (Entry & { sign: number })[] {
  const invoices = [...b2b, ...b2cl].flatMap(({ inv }) => inv.flatMap(({ itms }) => itms));
  const notes = [...cdnr.flatMap(({ nt }) => nt), ...cdnur].flatMap(({ itms }) => itms);
  return [
    ...invoices.map(({ itm_det }) => ({ ...itm_det, sign: 1 })),
    ...notes.map(({ itm_det }) => ({ ...itm_det, sign: -1 })),
    ...b2cs.map((one) => ({ ...one, sign: 1 })),
  ];
}

/** What the sections of a form add up to, in paise. */
export const sectionSums = (form: Gstr1Wire) => addUp(sectionEntries(form));
/** What the summary by HSN adds up to, in paise. */
export const hsnSums = ({ hsn = {} }: Gstr1Wire) => addUp([...(hsn.hsn_b2b ?? []), ...(hsn.hsn_b2c ?? [])]);

import type { Gstr1Wire } from '#lib/contract/index.ts';

type Details = NonNullable<Gstr1Wire['doc_issue']>['doc_det'];

/** The natures of documents in table 13, as the offline tool writes them. */
const NATURES = {
  invoice: { doc_num: 1, doc_typ: 'Invoices for outward supply' },
  'credit-note': { doc_num: 5, doc_typ: 'Credit Note' },
} as const;

/**
 * Table 13: the first and last number of each series and how many there are. None is ever cancelled: an order that is
 * cancelled after its invoice gets a credit note.
 */
export class IssuedNumbers {
  readonly #series = {
    invoice: new Map<string, { from: string; to: string; count: number }>(),
    'credit-note': new Map<string, { from: string; to: string; count: number }>(),
  };

  /** Adds the number of a document, e.g. `SM2627-000001`. */
  add(kind: keyof typeof NATURES, number: string): void {
    const series = number.slice(0, number.lastIndexOf('-'));
    const known = this.#series[kind].get(series) ?? { from: number, to: number, count: 0 };
    this.#series[kind].set(series, {
      from: isBefore(number, known.from) ? number : known.from,
      to: isBefore(known.to, number) ? number : known.to,
      count: known.count + 1,
    });
  }

  /** The table; undefined if nothing was issued. */
  result(): { doc_det: Details } | undefined {
    const details = (['invoice', 'credit-note'] as const).flatMap((kind) => {
      const docs = [...this.#series[kind].values()].map(({ from, to, count }, index) => {
        return { num: index + 1, from, to, totnum: count, cancel: 0, net_issue: count };
      });
      return docs.length > 0 ? [{ ...NATURES[kind], docs }] : [];
    });
    return details.length > 0 ? { doc_det: details } : undefined;
  }
}

/** Numbers of a series have leading zeros, until there are more than a million. */
function isBefore(one: string, other: string): boolean {
  return one.length === other.length ? one < other : one.length < other.length;
}

import { paiseOf } from '#lib/contract/index.ts';
import { formatDate } from '#lib/shared/dates.ts';
import { escapeHtml } from '#lib/shared/escape-html.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as m from '#messages';

/** The price of a gram of metal in the catalogue's prices. */
export interface MetalRate {
  metal: string;
  purity: string;
  /** Rupees. */
  ratePerGram: number;
}

/** Placeholder for the rate table in a page. */
export const METAL_RATES_TOKEN = '{{metal-rates}}';

/** A paragraph around the token is replaced too: it could not contain a table. */
const TOKEN_PLACE = /<p>\s*\{\{metal-rates\}\}\s*<\/p>|\{\{metal-rates\}\}/g;

/** Replaces the token with the table; other text in braces is kept. */
export function withMetalRates(html: string, table: string): string {
  return html.replace(TOKEN_PLACE, () => table);
}

/**
 * The rates as a table, each once, gold first because most visitors look for it, then by falling purity; empty if there
 * are no rates. `importedAt` in epoch milliseconds.
 */
export function metalRateTable(rates: readonly MetalRate[], importedAt: number): string {
  const rows = new Map(rates.map((rate) => [rowOf(rate), rate]));
  if (rows.size === 0) return '';
  const sorted = [...rows].toSorted(
    ([, a], [, b]) =>
      compare(kindOf(a), kindOf(b)) ||
      b.ratePerGram - a.ratePerGram ||
      compare(a.purity, b.purity) ||
      compare(a.metal, b.metal),
  );
  const heads = [m.goldRateMetal(), m.goldRatePurity(), m.goldRateOfGram()];
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('');
  const caption = m.goldRateInPrices({ date: formatDate(importedAt) });
  const body = sorted.map(([row]) => row).join('');
  return `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function rowOf({ metal, purity, ratePerGram }: MetalRate): string {
  const rate = formatPaise(paiseOf(ratePerGram));
  return `<tr><th scope="row">${escapeHtml(localFact(metal))}</th><td>${escapeHtml(localFact(purity))}</td><td>${rate}</td></tr>`;
}

/** Gold of all colours is grouped before every other metal. */
const kindOf = ({ metal }: MetalRate) => (/\bgold\b/i.test(metal) ? '' : metal);
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

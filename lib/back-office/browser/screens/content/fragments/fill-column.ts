import { PRICE_LIMITS } from '#lib/contract/list-vocabulary.ts';
import { formatPaise } from '#lib/shared/money.ts';
import * as paths from '#lib/shared/paths.ts';
import type { PanelLink } from './menu-panel.ts';

const PAISE = 100;

/** A link for each price band of a category: the filter of its list. `from` and `to`: limits in rupees, 0 for none. */
export function priceLinks(category: string, { from, to }: { from: number; to: number }): PanelLink[] {
  const limits = PRICE_LIMITS.filter((limit) => limit >= from && (to === 0 || limit <= to));
  const bands = limits.slice(1).map((upper, at) => {
    const lower = limits[at] ?? 0;
    return band(`${rupees(lower)} to ${rupees(upper - 1)}`, `${lower}-${upper}`);
  });
  const [first] = limits;
  const last = limits.at(-1);
  if (first === undefined || last === undefined) return [];
  return [
    ...(from === 0 ? [band(`Under ${rupees(first)}`, `under-${first}`)] : []),
    ...bands,
    // The last band of the filter begins with the last limit alone.
    ...(to === 0 ? [band(`${rupees(last)} and above`, `from-${last}`)] : []),
  ];
  function band(text: string, value: string): PanelLink {
    return { text, url: `/${category}?price=${value}` };
  }
}

/** A link to the page of each brand, by its address and name. */
export function brandLinks(brands: readonly { slug: string; name: string }[]): PanelLink[] {
  return brands.map(({ slug, name }) => ({ text: name, url: paths.brand(slug) }));
}

function rupees(amount: number): string {
  return formatPaise(amount * PAISE);
}

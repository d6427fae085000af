/** What the browser tells of its network; Safari and Firefox tell nothing. */
export interface Network {
  saveData?: boolean;
  /** The class of the connection: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** Returns what the browser tells of its network now. */
export const currentNetwork = (): Network => (navigator as Navigator & { connection?: Network }).connection ?? {};

/** How much one page may fetch in advance because it is in view. */
export interface Allowance {
  pages: number;
  /** Pages on their way at the same time: fewer than the four of the router, so that one that is pressed begins at once. */
  atOnce: number;
  /** The size of all these pages together, with their scripts, as transferred. Once it is used up no other is begun. */
  bytes: number;
}

const NOTHING: Allowance = { pages: 0, atOnce: 0, bytes: 0 };
/** On a slow connection only the most likely pages are fetched. A second one on its way makes up for the long wait for an answer. */
const SLOW: Allowance = { pages: 6, atOnce: 2, bytes: 90_000 };
const FAST: Allowance = { pages: 12, atOnce: 3, bytes: 300_000 };

/** Returns how much may be fetched in advance on a network: nothing where the visitor saves data. */
export function prefetchLimit({ saveData = false, effectiveType = '4g' }: Network): Allowance {
  if (saveData || effectiveType.endsWith('2g')) return NOTHING;
  return effectiveType === '3g' ? SLOW : FAST;
}

/** A link in view. */
export interface PrefetchCandidate {
  href: string;
  /** The distance of the link from the centre of the view, in CSS pixels. */
  distance: number;
}

/** Returns the pages of the links in view, the nearest to its centre first, each once. */
export function likelyNextPages(candidates: readonly PrefetchCandidate[]): string[] {
  const nearest = candidates.toSorted((one, other) => one.distance - other.distance).map(({ href }) => href);
  return [...new Set(nearest)];
}

/** What the browser tells of its network; Safari and Firefox tell nothing. */
export interface Network {
  saveData?: boolean;
  /** The class of the connection: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** How much one page may fetch in advance because it is in view. */
export interface Allowance {
  pages: number;
  /** The size of all these pages together, as transferred. */
  bytes: number;
}

const NOTHING: Allowance = { pages: 0, bytes: 0 };
/** On a slow connection only the most likely pages are fetched. */
const SLOW: Allowance = { pages: 6, bytes: 90_000 };
const FAST: Allowance = { pages: 12, bytes: 300_000 };

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

/** Returns the pages of the links nearest to the centre of the view, at most `limit`, each once and none of `done`. */
export function likelyNextPages(
  candidates: readonly PrefetchCandidate[],
  done: ReadonlySet<string>,
  limit: number,
): string[] {
  const nearest = candidates.toSorted((one, other) => one.distance - other.distance).map(({ href }) => href);
  return [...new Set(nearest)].filter((href) => !done.has(href)).slice(0, Math.max(0, limit));
}

import 'server-only';
import type { Result } from '#lib/shared/result.ts';
import type { Listing, ListingQuery } from '#lib/storefront/catalogue/types.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { findRenamedBrand } from './server.ts';

/** The most brands of a list that are asked for: each costs a call, and whoever made the list up has as many as fit. */
const MAX_ASKED = 5;

/** The slug of a brand today by its slug before; undefined where it was not renamed, or that cannot be read now. */
export async function slugOfRenamed(admission: Admission, slug: string): Promise<string | undefined> {
  const renamed = await findRenamedBrand(admission, slug);
  return renamed.ok ? renamed.value.split('/').at(-1) : undefined;
}

/**
 * The query of a list with brands by their slugs of today; null where none of the chosen ones was renamed. Only a brand
 * that the list does not know costs a call.
 */
export async function withRenamedBrands(
  admission: Admission,
  query: ListingQuery,
  listing: Result<Pick<Listing, 'facets'>>,
): Promise<ListingQuery | null> {
  const chosen = query.filters.brand ?? [];
  // A later page of a list that finds nothing is not found.
  if (chosen.length === 0 || (!listing.ok && listing.failure.kind !== 'not-found')) return null;
  const facet = listing.ok ? listing.value.facets.find(({ key }) => key === 'brand') : undefined;
  const known = new Set(facet?.values.map(({ value }) => value));
  const asked = new Set(chosen.filter((slug) => !known.has(slug)).slice(0, MAX_ASKED));
  const slugs = await Promise.all(
    chosen.map(async (slug) => (asked.has(slug) ? ((await slugOfRenamed(admission, slug)) ?? slug) : slug)),
  );
  if (slugs.every((slug, at) => slug === chosen[at])) return null;
  return { ...query, filters: { ...query.filters, brand: [...new Set(slugs)].toSorted() } };
}

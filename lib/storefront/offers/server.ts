import 'server-only';
import { calls, OFFERS_TAG } from '#lib/contract/index.ts';
import { toOfferBanners } from '#lib/storefront/catalogue/to-offer-banners.ts';
import type { ListingQuery, OfferBanner } from '#lib/storefront/catalogue/types.ts';
import type { Admission } from '#lib/storefront/platform/gate/index.ts';
import { addSurrogateKeys, markDegraded, markValidUntil } from '#lib/storefront/platform/http/response-directives.ts';
import { retail } from '#lib/storefront/platform/retail-client/server.ts';
import type { Flags } from '#lib/storefront/platform/site/flags.ts';

const LIST_OFFERS = 2;

/** The target of an offers request: one product, or a list by its path. */
type OfferTarget = { ProductCode: string } | { CategoryURL: string };

/** Whether the store presents offers at all; callers have to pass the flag. */
type OfferFlags = Pick<Flags, 'offers'>;

/** The current offers; empty where they are not available, since no page depends on them. */
async function currentOffers(flags: OfferFlags, target: OfferTarget): Promise<OfferBanner[]> {
  if (!flags.offers) return [];
  const outcome = await retail().callAsSite(calls.currentOffers, target);
  addSurrogateKeys(OFFERS_TAG);
  if (outcome.kind === 'failed' && outcome.failure.kind !== 'not-found') markDegraded();
  const offers = outcome.kind === 'done' ? toOfferBanners(outcome.data) : [];
  for (const { endsAt } of offers) markValidUntil(endsAt);
  return offers;
}

/** The offers available for a product. */
export function getProductOffers(_admission: Admission, flags: OfferFlags, code: string): Promise<OfferBanner[]> {
  return currentOffers(flags, { ProductCode: code });
}

/** The first discount offers of a list; none on further pages or with filters. */
export async function getListOffers(
  _admission: Admission,
  flags: OfferFlags,
  path: string,
  { filters, page }: ListingQuery,
): Promise<OfferBanner[]> {
  if (page > 1 || Object.keys(filters).length > 0) return [];
  const offers = await currentOffers(flags, { CategoryURL: path });
  return offers.filter((offer) => offer.kind === 'line').slice(0, LIST_OFFERS);
}

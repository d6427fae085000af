import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';
import { endOfOffer, isEndNear } from './offer-end';

interface OfferBannerListProps {
  /** The offers to show; the strip is hidden where there are none. */
  offers: readonly OfferBanner[];
  /** The current page's URL, which the strip does not link to. */
  currentPath: string;
  /** Whether the offers share the row of a list's controls, which scrolls on a phone. */
  besideControls?: boolean;
}

const LINE = 'flex items-center gap-x-4 lg:flex-wrap lg:gap-x-6';
const OWN_LINE = 'mt-4 border-line border-y md:mt-6 md:py-1.5';
const ENTRY = 'inline-flex min-h-8 items-center';
const ONE_LINE_ON_PHONES = 'max-md:-mx-4 max-md:overflow-x-auto max-md:whitespace-nowrap max-md:px-4';

/** A slim line of offers above the products they apply to. */
export function OfferBannerList({ offers, currentPath, besideControls = false }: OfferBannerListProps) {
  if (offers.length === 0) return null;
  const now = Date.now();
  const isLink = ({ href }: OfferBanner) => href !== null && href !== currentPath;
  // Offers beyond a phone's edge are reached by keyboard through their links.
  const ownLayout = offers.length > 1 && offers.some(isLink) ? ONE_LINE_ON_PHONES : 'max-md:flex-wrap max-md:py-1.5';
  const layout = besideControls ? 'max-lg:shrink-0 max-lg:pr-4 lg:justify-end' : `${OWN_LINE} ${ownLayout}`;
  return (
    <section aria-label={m.offersTitle()} className={`text-sm ${LINE} ${layout}`}>
      <p className={`whitespace-nowrap text-brass ${ENTRY}`}>{m.offersTitle()}</p>
      <ul className={LINE}>
        {offers.map((offer) => (
          <li key={offer.id} className="flex items-center gap-x-2">
            {offer.href !== null && isLink(offer) ? (
              <Link
                href={offer.href}
                lang={languageOfContent(offer.title)}
                className={`max-md:min-h-11 underline decoration-line underline-offset-4 hover:text-brass ${ENTRY}`}
              >
                {offer.title}
              </Link>
            ) : (
              <span lang={languageOfContent(offer.title)} className={ENTRY}>
                {offer.title}
              </span>
            )}
            {isEndNear(offer, now) && <span className="text-muted">{endOfOffer(offer, now)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

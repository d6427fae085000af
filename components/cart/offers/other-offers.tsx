import { formatPaise } from '#lib/shared/money.ts';
import type { CartOffer } from '#lib/storefront/cart/offer-types.ts';
import { OfferTerms } from './offer-terms';

/**
 * Returns what an offer still requires and would save, or that the cart has it, in one line; empty where its
 * title says everything.
 */
function offerStatusText({ kind, eligible, missing, saving, selected }: CartOffer): string {
  if (!eligible) return saving > 0 ? `${missing}. You would save ${formatPaise(saving)}.` : `${missing}.`;
  return kind === 'cart' && selected ? 'Applied to your cart.' : '';
}

interface OtherOffersProps {
  nearMisses: readonly CartOffer[];
  notes: readonly CartOffer[];
}

/** Offers that cannot be chosen: those the cart nearly qualifies for, and those applied automatically. */
export function OtherOffers({ nearMisses, notes }: OtherOffersProps) {
  const offers = [...nearMisses, ...notes];
  if (offers.length === 0) return null;
  return (
    <ul aria-label="More offers">
      {offers.map((offer) => (
        <li key={offer.id} className="flex flex-wrap items-start gap-x-4 border-line border-b py-1">
          <div className="min-w-0 flex-1 py-2">
            <p>{offer.title}</p>
            <p className={`text-sm ${offer.eligible ? 'text-success' : 'text-muted'}`}>{offerStatusText(offer)}</p>
          </div>
          <OfferTerms title={offer.title} terms={offer.terms} />
        </li>
      ))}
    </ul>
  );
}

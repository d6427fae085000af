'use client';

import { useCallback, useState } from 'react';
import { formatPaise } from '#lib/shared/money.ts';
import type { LiveCart } from '#lib/storefront/cart/client.ts';
import { groupOffers } from '#lib/storefront/cart/offer-groups.ts';
import type { CartOffer } from '#lib/storefront/cart/offer-types.ts';
import type { Cart, CartLine, CartReply } from '#lib/storefront/cart/types.ts';
import { useOfferChoices, useOffers } from '#lib/storefront/cart/use-offers.ts';
import { LineOffers } from './line-offers';
import { OtherOffers } from './other-offers';

interface OffersPartProps {
  cart: Cart;
  choose: LiveCart['choose'];
  /** The offers as the server rendered them, for the cart's version at that time. */
  rendered: CartOffer[];
}

/** Returns the announcement of a choice's result. */
function offerAppliedText(line: CartLine, reply: CartReply): string {
  const offer = reply.cart?.lines.find(({ id }) => id === line.id)?.offer;
  return offer
    ? `${offer.title} for ${line.title}: you save ${formatPaise(offer.saving)}.`
    : `No offer for ${line.title}.`;
}

/** The offers of the cart, line by line. */
export function OffersPart({ cart, choose: send, rendered }: OffersPartProps) {
  const offers = useOffers(cart, rendered);
  const [message, setMessage] = useState({ done: '', lineId: '', problem: '' });
  const onAnswer = useCallback(
    (line: CartLine, reply: CartReply) =>
      setMessage(
        reply.ok
          ? { done: offerAppliedText(line, reply), lineId: '', problem: '' }
          : { done: '', lineId: line.id, problem: reply.message },
      ),
    [],
  );
  const { pending, choose } = useOfferChoices(send, onAnswer);
  const { choices, nearMisses, notes } = groupOffers(cart.lines, offers);
  if (choices.length + nearMisses.length + notes.length === 0) return null;
  return (
    <section id="offers" aria-labelledby="offers-heading" className="mb-6 scroll-mt-24">
      <h2 id="offers-heading" className="mb-2 font-display text-xl">
        Offers
      </h2>
      <div className="border-line border-t">
        {choices.map(({ line, options }) => (
          <LineOffers
            key={line.id}
            line={line}
            options={options}
            version={cart.version}
            pendingOfferId={pending.get(line.id)}
            problem={message.lineId === line.id ? message.problem : ''}
            onChoose={(offerId) => choose(line, offerId)}
          />
        ))}
        <OtherOffers nearMisses={nearMisses} notes={notes} />
      </div>
      <p aria-live="polite" className="sr-only">
        {message.done}
      </p>
    </section>
  );
}

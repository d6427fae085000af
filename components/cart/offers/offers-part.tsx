'use client';

import { useCallback, useState } from 'react';
import { formatPaise } from '#lib/shared/money.ts';
import type { LiveCart } from '#lib/storefront/cart/client.ts';
import { groupOffers } from '#lib/storefront/cart/offer-groups.ts';
import type { CartOffer } from '#lib/storefront/cart/offer-types.ts';
import type { Cart, CartLine, CartReply } from '#lib/storefront/cart/types.ts';
import { useOfferChoices, useOffers } from '#lib/storefront/cart/use-offers.ts';
import * as m from '#messages';
import { languageOfContent } from '@/components/ui/in-its-language';
import { LineOffers } from './line-offers';
import { OfferTerms } from './offer-terms';

/**
 * Returns what an offer still requires and would save, or that the cart has it, in one line; empty where its
 * title says everything.
 */
function offerStatusText({ kind, eligible, missing, saving, selected }: CartOffer): string {
  if (eligible) return kind === 'cart' && selected ? m.cartOfferApplied() : '';
  return saving > 0
    ? m.cartOfferMissingSaving({ missing, amount: formatPaise(saving) })
    : m.cartOfferMissing({ missing });
}

interface OtherOffersProps {
  nearMisses: readonly CartOffer[];
  notes: readonly CartOffer[];
}

/** Offers that cannot be chosen: those the cart nearly qualifies for, and those applied automatically. */
function OtherOffers({ nearMisses, notes }: OtherOffersProps) {
  const offers = [...nearMisses, ...notes];
  if (offers.length === 0) return null;
  return (
    <ul aria-label={m.cartOffersMore()}>
      {offers.map((offer) => (
        <li key={offer.id} className="flex flex-wrap items-start gap-x-4 border-line border-b py-1">
          <div className="min-w-0 flex-1 py-2">
            <p lang={languageOfContent(offer.title)}>{offer.title}</p>
            <p className={`text-sm ${offer.eligible ? 'text-success' : 'text-muted'}`}>{offerStatusText(offer)}</p>
          </div>
          <OfferTerms title={offer.title} terms={offer.terms} />
        </li>
      ))}
    </ul>
  );
}

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
    ? m.cartOfferChosen({ offer: offer.title, name: line.title, amount: formatPaise(offer.saving) })
    : m.cartOfferNoneFor({ name: line.title });
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
        {m.offersTitle()}
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

'use client';

import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { paths } from '#lib/shared/paths.ts';
import type { CartOffer } from './offer-types.ts';
import { chooseOffer, readOffers } from './requests.ts';
import type { Cart, CartLine, CartReply } from './types.ts';

/** The offers of the cart: as the server rendered them, then as they are. Those of before stay meanwhile. */
export function useOffers({ version, coupon }: Cart, rendered: CartOffer[]): CartOffer[] {
  const { data = rendered } = useSWR([paths.api.cartOffers(), version, coupon?.code], readOffers, {
    fallbackData: rendered,
    keepPreviousData: true,
    revalidateOnMount: false,
  });
  return data;
}

interface OfferChoices {
  /** Offers wished for and not yet answered, by line; empty for none. */
  pending: ReadonlyMap<string, string>;
  choose: (line: CartLine, offerId: string) => void;
}

interface Wish {
  line: CartLine;
  offerId: string;
}

/**
 * Sends what was chosen, one call at a time; of several choices for a line made meanwhile only the latest. `onAnswer`
 * hears every answer after which nothing newer is wished for the line.
 */
export function useOfferChoices(
  cart: Cart,
  onCart: (cart: Cart) => void,
  onAnswer: (line: CartLine, reply: CartReply) => void,
): OfferChoices {
  const [wishes, setWishes] = useState<ReadonlyMap<string, Wish>>(new Map());
  const running = useRef(false);
  const version = useRef(cart.version);
  useEffect(() => {
    version.current = cart.version;
  }, [cart]);

  useEffect(() => {
    const next = wishes.values().next();
    if (next.done || running.current) return;
    const wish = next.value;
    const { line, offerId } = wish;
    running.current = true;
    const choice = { productUrl: line.href, sizeName: line.sizeName ?? '', offerId, version: version.current };
    void chooseOffer(choice).then((reply) => {
      running.current = false;
      if (reply.cart) {
        version.current = reply.cart.version;
        onCart(reply.cart);
      }
      setWishes((before) => {
        const after = new Map(before);
        if (before.get(line.id) === wish) after.delete(line.id);
        return after;
      });
      onAnswer(line, reply);
    });
  }, [wishes, onCart, onAnswer]);

  return {
    pending: new Map([...wishes].map(([lineId, { offerId }]) => [lineId, offerId])),
    choose: (line, offerId) => setWishes((before) => new Map(before).set(line.id, { line, offerId })),
  };
}

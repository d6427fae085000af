'use client';

import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { isStale, type LiveCart } from './client.ts';
import type { CartOffer } from './offer-types.ts';
import { fetchOffers } from './requests.ts';
import type { Cart, CartLine, CartReply } from './types.ts';
import { createUpdateQueue } from './update-queue.ts';

/**
 * The cart's offers: first as rendered by the server, then as read again. The previous ones are shown
 * meanwhile.
 */
export function useOffers({ version }: Cart, rendered: CartOffer[]): CartOffer[] {
  const { data = rendered } = useSWR([apiPaths.cartOffers(), version], fetchOffers, {
    fallbackData: rendered,
    keepPreviousData: true,
    revalidateOnMount: false,
  });
  return data;
}

interface OfferChoices {
  /** Requested offer ids that are not confirmed yet, by line id; an empty id removes the offer. */
  pending: ReadonlyMap<string, string>;
  choose: (line: CartLine, offerId: string) => void;
}

interface Target {
  line: CartLine;
  offerId: string;
}

/**
 * Sends offer choices through `choose`, one call at a time; of several choices for a line made meanwhile only the latest
 * is sent. `onAnswer` gets every reply that no newer choice of its line follows.
 */
export function useOfferChoices(
  choose: LiveCart['choose'],
  onAnswer: (line: CartLine, reply: CartReply) => void,
): OfferChoices {
  const [pending, setPending] = useState<ReadonlyMap<string, Target>>(new Map());
  const latest = useRef({ choose, onAnswer });
  useEffect(() => {
    latest.current = { choose, onAnswer };
  }, [choose, onAnswer]);
  const [queue] = useState(() =>
    createUpdateQueue<Target, CartReply>({
      send: (_lineId, { line, offerId }) => latest.current.choose(line, offerId),
      isOutdated: isStale,
      onReply({ target, reply, last }) {
        if (last) latest.current.onAnswer(target.line, reply);
      },
      onPending: setPending,
    }),
  );
  return {
    pending: new Map([...pending].map(([lineId, { offerId }]) => [lineId, offerId])),
    choose: (line, offerId) => queue.set(line.id, { line, offerId }),
  };
}

import type { calls, DataOf } from '#lib/contract/index.ts';
import { formatNearMoment } from '#lib/shared/dates.ts';
import { distanceText } from '#lib/storefront/stores/distance-copy.ts';
import { weekLines } from '#lib/storefront/stores/opening.ts';
import { toStore } from '#lib/storefront/stores/to-store.ts';
import * as m from '#messages';
import type { Choices } from './choices.ts';
import type { CollectOffer, CollectStoreOption } from './types.ts';

type Wire = DataOf<typeof calls.collectStores>;

/** Converts the stores from which a cart can be collected; `now` in epoch milliseconds. */
export function toCollectOffer({ Stores, Reason, KeptDays }: Wire, now: number): CollectOffer {
  return {
    stores: Stores.map((wire) => {
      const { code, name, address, city, pincode, week } = toStore(wire);
      return {
        code,
        name,
        address: `${address}, ${city} ${pincode}`,
        distance: wire.DistanceKm === null ? '' : distanceText(wire.DistanceKm),
        ready: m.checkoutReadyBy({ moment: formatNearMoment(wire.ReadyAt, now) }),
        hours: weekLines(week)
          .map(({ days, hours }) => `${days} ${hours}`)
          .join(', '),
      };
    }),
    isMadeToOrder: Reason === 'made-to-order',
    keptDays: KeptDays,
  };
}

/** The chosen store; null where none is, and where it no longer has every item. */
export function chosenStore(offer: CollectOffer | null, { collect }: Choices): CollectStoreOption | null {
  return offer?.stores.find(({ code }) => code === collect?.store) ?? null;
}

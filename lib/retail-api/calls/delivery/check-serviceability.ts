import { calls } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../call-handler.ts';
import { deliveryPromise } from '../../domain/delivery/delivery-promise.ts';
import { doorstepRules } from '../../domain/delivery/doorstep-rules.ts';
import { findPlace } from '../../domain/delivery/find-zone.ts';
import { noSuchProduct } from '../../refusals.ts';
import { isOn } from '../../site-options.ts';

/** Whether, when and how a pincode is delivered to; with a product, also what its value asks for at the door. */
export const checkServiceability = handlerFor(calls.checkServiceability, async (request, { db, now }) => {
  const place = findPlace(request.Pincode);
  if (!place) return refuse('NotServiceable');
  const price = request.ProductCode === undefined ? null : await lowestPrice(request.ProductCode);
  if (price === undefined) return noSuchProduct();
  const door = doorstepRules({
    offered: await isOn(db, 'CashOnDelivery'),
    zoneTakesCash: place.zone.cash,
    price,
  });
  const { earliestDate, latestDate, deliveryDays } = deliveryPromise(place.zone, now());
  return succeed({
    Pincode: request.Pincode,
    City: place.city,
    State: place.state,
    Deliverable: true,
    CashOnDelivery: door.cashOnDelivery,
    IdentityNeeded: door.identityNeeded,
    EarliestDate: earliestDate,
    LatestDate: latestDate,
    DeliveryDays: deliveryDays,
  });

  async function lowestPrice(code: string): Promise<number | undefined> {
    const row = await db
      .selectFrom('skus')
      .select(({ fn }) => fn.min<number | null>('price').as('lowest'))
      .where('product_code', '=', code.toUpperCase())
      .executeTakeFirst();
    return row?.lowest ?? undefined;
  }
});

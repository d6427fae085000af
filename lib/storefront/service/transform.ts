import type { ServiceableLineWire, ServiceRequestWire } from '#lib/contract/index.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { storeSlug } from '#lib/shared/slugs.ts';
import { toOrderAddress } from '#lib/storefront/orders/transform.ts';
import type { ItemWarranty, ServiceLine, ServiceRequest } from './types.ts';

type WarrantyWire = Pick<ServiceableLineWire, 'WarrantyUntil' | 'InWarranty' | 'WarrantyCovers'>;

function toWarranty({ WarrantyUntil, InWarranty, WarrantyCovers }: WarrantyWire): ItemWarranty {
  return { until: WarrantyUntil, isValid: InWarranty, covers: localFact(WarrantyCovers) };
}

/** Converts a line that can be sent in. */
export function toServiceableLine(wire: ServiceableLineWire): ServiceLine {
  return { id: wire.LineId, quantity: wire.Quantity, warranty: toWarranty(wire) };
}

/** Converts a service request. */
export function toServiceRequest(wire: ServiceRequestWire): ServiceRequest {
  const { PickupAddress, PickupDate, PickupSlot, StoreName, StoreCode } = wire;
  return {
    number: wire.ServiceNumber,
    orderNumber: wire.OrderNumber,
    item: {
      title: localTitle(wire.ProductTitle),
      brand: wire.BrandName,
      sizeName: wire.SizeName,
      photo: wire.ThumbnailImageUrl,
      href: paths.product(wire.ProductUrl),
      withdrawn: wire.ProductUrl === '',
    },
    reason: wire.Reason,
    comment: wire.Comment,
    photoIds: wire.PhotoIds,
    handover: wire.Handover,
    pickup:
      PickupAddress && PickupSlot !== ''
        ? { address: toOrderAddress(PickupAddress), day: PickupDate, slot: PickupSlot }
        : null,
    store:
      StoreCode === ''
        ? null
        : { name: wire.LocalName ?? StoreName, href: paths.store(storeSlug(StoreName, StoreCode)) },
    state: wire.State,
    requestedAt: wire.RequestedAt,
    events: wire.Events.map(({ State, At }) => ({ state: State, at: At })),
    warranty: toWarranty(wire),
    estimate: wire.Estimate,
    storeNote: wire.StoreNote,
    parcel: wire.Courier === '' ? null : { courier: wire.Courier, awb: wire.AWB },
    canWithdraw: wire.CanWithdraw,
  };
}

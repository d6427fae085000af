import type { calls, DataOf } from '#lib/contract/index.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import type { DayRange, FeedEntry, FeedEntryWire, FeedShippingTerms } from './types.ts';

function toDayRange(wire: { From: number; To: number } | null): DayRange | null {
  return wire && { from: wire.From, to: wire.To };
}

/** Converts the shipping terms. */
export function toShippingTerms(wire: DataOf<typeof calls.shippingTerms>): FeedShippingTerms {
  return {
    charge: wire.Charge,
    freeFrom: wire.FreeFrom,
    dispatchDays: toDayRange(wire.DispatchDays),
    transitDays: toDayRange(wire.TransitDays),
  };
}

/** Converts one SKU for a feed. */
export function toFeedEntry(wire: FeedEntryWire): FeedEntry {
  return {
    sku: wire.SKU,
    productCode: wire.ProductCode,
    groupCode: wire.GroupCode,
    title: localTitle(wire.ProductTitle),
    description: wire.Description,
    href: paths.product(wire.ProductURL, wire.SizeName || undefined),
    photos: wire.Images,
    price: wire.Price,
    mrp: wire.MRP,
    stock: wire.StoreQuantity,
    brand: wire.BrandName,
    categories: wire.CategoryNames,
    department: wire.RootCategory,
    gender: wire.Gender,
    colour: localFact(wire.Color),
    material: localFact(wire.Material),
    size: wire.SizeName,
    weight: wire.Weight,
  };
}

import type { LineDocumentsWire, WarrantyCardWire } from '#lib/contract/index.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';
import { toBreakup } from '#lib/storefront/catalogue/to-price-breakup.ts';
import type { HallmarkedUnit, LineDocuments, WarrantyCard } from './types.ts';

function toHallmarkedUnits(wire: LineDocumentsWire['Pieces']): HallmarkedUnit[] {
  return wire.map(({ Piece, HUID, Serial }) => ({ piece: Piece, huid: HUID, serial: Serial }));
}

/** Converts the documents of a line. */
export function toLineDocuments(wire: LineDocumentsWire): LineDocuments {
  return {
    lineId: wire.LineId,
    metal: localFact(wire.Metal),
    grossWeightGrams: wire.GrossWeightG,
    netWeightGrams: wire.NetWeightG,
    stones: wire.Stones.map(localFact),
    certificate: localFact(wire.Certificate),
    units: toHallmarkedUnits(wire.Pieces),
    breakup: wire.PriceBreakup && toBreakup(wire.PriceBreakup),
    gstPercent: wire.GstPercent,
    hasWarrantyCard: wire.HasWarrantyCard,
  };
}

/** Converts a warranty card. */
export function toWarrantyCard(wire: WarrantyCardWire): WarrantyCard {
  const { Seller } = wire;
  return {
    number: wire.CardNumber,
    orderNumber: wire.OrderNumber,
    lineId: wire.LineId,
    title: localTitle(wire.ProductTitle),
    brand: wire.BrandName,
    code: wire.ProductCode,
    sizeName: wire.SizeName,
    colour: localFact(wire.ColorName),
    quantity: wire.Quantity,
    units: toHallmarkedUnits(wire.Pieces),
    metal: localFact(wire.Metal),
    netWeightGrams: wire.NetWeightG,
    certificate: localFact(wire.Certificate),
    purchasedAt: wire.PurchasedAt,
    startsOn: wire.StartsOn,
    endsOn: wire.EndsOn,
    months: wire.Months,
    covers: localFact(wire.Covers),
    invoiceNumber: wire.InvoiceNumber,
    seller: { legalName: Seller.LegalName, address: Seller.Address, gstin: Seller.GSTIN },
    testPayment: wire.TestPayment,
  };
}

import type { WarrantyCardWire } from '#lib/contract/index.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import * as paths from '#lib/shared/paths.ts';
import { CONTACT_SLUG } from '#lib/shared/route-names.ts';
import type { Seller } from '#lib/shared/shop-profile.ts';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { CoreContext } from '../../core/core-context.ts';
import { shopLink } from '../../messages/shop-link.ts';
import { type OrderLine, type OrderRow, readOrderDocument } from '../../orders/order-repository.ts';
import { type PackedPieces, remainingPiecesWire } from './line-pieces.ts';
import { warrantyPeriod } from './warranty-period.ts';
import type { WarrantyTerms } from './warranty-terms.ts';

type WarrantyCardContext = Pick<CoreContext, 'siteUrl'> & { seller: Seller };

/** The warranty of a line; null before delivery, when no item of it is left, and if none was promised. */
export function warrantyOf(order: OrderRow, line: OrderLine): (WarrantyTerms & { deliveredAt: number }) | null {
  const terms = line.document.warrantySnapshot?.warranty;
  if (!terms || order.delivered_at === null || remainingQuantity(line) < 1) return null;
  return { ...terms, deliveredAt: order.delivered_at };
}

/** The quantity of a line that the shopper has kept. */
function remainingQuantity({ quantity, cancelled, returned }: OrderLine): number {
  return quantity - cancelled - returned;
}

/** The warranty card of a line; null if it has none. */
export function warrantyCardWire(
  order: OrderRow,
  line: OrderLine,
  packed: PackedPieces,
  { seller, siteUrl }: WarrantyCardContext,
): WarrantyCardWire | null {
  const warranty = warrantyOf(order, line);
  if (!warranty) return null;
  const { document } = line;
  const { startsOn, endsOn } = warrantyPeriod(dayInIndia(warranty.deliveredAt), warranty.months);
  return {
    CardNumber: `${order.number}-W${line.position + 1}`,
    OrderNumber: order.number,
    LineId: line.id,
    ProductTitle: document.title,
    BrandName: document.brand,
    ProductCode: line.product_code,
    SizeName: document.sizeName,
    ColorName: document.colour,
    RootCategory: document.rootCategory,
    Quantity: remainingQuantity(line),
    Pieces: remainingPiecesWire(line, packed),
    Metal: document.metal,
    NetWeightG: document.netWeightGrams,
    Certificate: document.certificate,
    PurchasedAt: order.placed_at,
    StartsOn: startsOn,
    EndsOn: endsOn,
    Months: warranty.months,
    Covers: warranty.text,
    InvoiceNumber: order.invoice_number ?? '',
    Seller: {
      LegalName: seller.legalName,
      TradeName: shopName(),
      Address: [...seller.address],
      GSTIN: seller.gstin,
    },
    CareUrl: shopLink(siteUrl, paths.content(CONTACT_SLUG)),
    TestPayment: readOrderDocument(order).testPayment,
  };
}

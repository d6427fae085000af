import { type ProductDetailsWire, type ProductItemWire, toRupees } from '#lib/contract/index.ts';
import type { ApiContext } from '../../call-handler.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import type { StoredProduct } from './load-products.ts';
import { presentItem } from './present-item.ts';
import { presentSpecifications } from './present-specifications.ts';
import { presentTrail } from './present-trail.ts';

interface DetailsSurroundings {
  catalogue: ApiContext['catalogue'];
  /** The same design in other colours. */
  colourways: ProductItemWire[];
  /** The most of one size that a cart line may hold. */
  maximumQuantity: number;
}

/** Everything that the product page shows. */
export function presentDetails(
  stored: StoredProduct,
  { catalogue, colourways, maximumQuantity }: DetailsSurroundings,
): ProductDetailsWire {
  const { product, sizes } = stored;
  const home = catalogue.categoryOf(product.ProductCode);
  return {
    ...presentItem(stored, catalogue),
    DetailImagePath: '/images/detail/',
    Description: product.Description,
    Highlights: product.Highlights,
    Gender: product.Gender,
    Category: product.Category,
    Sizes: sizes.map((size) => ({
      SKU: size.sku,
      SizeName: size.sizeName,
      Price: toRupees(size.price),
      MRP: toRupees(size.mrp),
      StoreQuantity: size.quantity,
    })),
    MaximumQuantity: maximumQuantity,
    Specifications: presentSpecifications(product),
    Attributes: plainAttributes(product),
    PriceBreakup: presentBreakup(stored),
    Colourways: colourways,
    CountryOfOrigin: product.CountryOfOrigin,
    ManufacturerOrImporter: product.ManufacturerOrImporter,
    NetQuantity: product.NetQuantity,
    HsnCode: product.HsnCode,
    GstPercent: product.GstPercent,
    WarrantyText: product.WarrantyText,
    LaunchedOn: product.LaunchedOn,
    Breadcrumb: home === undefined ? [] : presentTrail(catalogue, home),
  };
}

/** Jewellery whose sizes all cost the sum of the parts; another price would make the breakup a lie. */
function presentBreakup({ product, sizes }: StoredProduct): ProductDetailsWire['PriceBreakup'] {
  if (product.RootCategory !== 'Jewellery') return null;
  const { PriceBreakup: parts, MetalRatePerGram, NetWeightG } = product.Attributes;
  const sum = parts.Metal + parts.Making + parts.Stones + parts.Gst;
  if (sizes.some((size) => toRupees(size.price) !== sum)) return null;
  return { ...parts, RatePerGram: MetalRatePerGram, NetWeightG };
}

/** The attributes that are a plain value or a list of texts. */
function plainAttributes(product: CatalogueProduct): ProductDetailsWire['Attributes'] {
  const plain: ProductDetailsWire['Attributes'] = {};
  for (const [name, value] of Object.entries(product.Attributes)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') plain[name] = value;
    else if (isTexts(value)) plain[name] = value;
  }
  return plain;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

import type { ProductDetailsWire, ProductItemWire } from '#lib/contract/index.ts';
import { breakupOf, breakupWire } from '../../catalogue/breakup-of.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { designCode } from '../../catalogue/design-code.ts';
import type { ApiContext } from '../../core/call-handler.ts';
import { returnTerms } from '../../orders/returns/rules/return-windows.ts';
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
      Price: size.price,
      MRP: size.mrp,
      StoreQuantity: size.quantity,
    })),
    MaximumQuantity: maximumQuantity,
    Specifications: presentSpecifications(product),
    Attributes: plainAttributes(product),
    PriceBreakup: presentBreakup(stored),
    DesignCode: designCode(product),
    Colourways: colourways,
    CountryOfOrigin: product.CountryOfOrigin,
    ManufacturerOrImporter: product.ManufacturerOrImporter,
    NetQuantity: product.NetQuantity,
    HsnCode: product.HsnCode,
    GstPercent: product.GstPercent,
    WarrantyText: product.WarrantyText,
    ReturnDays: returnDaysOf(product),
    LaunchedOn: product.LaunchedOn,
    Breadcrumb: home === undefined ? [] : presentTrail(catalogue, home),
  };
}

/** What is taken back only where the store is at fault is none that may be sent back. */
function returnDaysOf({ RootCategory, Category, SubCategory }: CatalogueProduct): number | null {
  const terms = returnTerms({ rootCategory: RootCategory, category: Category, subCategory: SubCategory });
  return terms && !terms.faultsOnly ? terms.days : null;
}

/** Only where it explains the price of every size. */
function presentBreakup({ product, modifiedAt, sizes }: StoredProduct): ProductDetailsWire['PriceBreakup'] {
  const [first] = sizes;
  if (!first || sizes.some(({ price, mrp }) => price !== first.price || mrp !== first.mrp)) return null;
  const breakup = breakupOf({ product, modifiedAt }, first);
  return breakup && breakupWire(breakup);
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

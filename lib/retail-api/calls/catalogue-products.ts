import { calls, type ProductDetailsWire, type ProductItemWire, paiseOf } from '#lib/contract/index.ts';
import type { CatalogueProduct } from '../catalogue/catalogue-product.ts';
import { designCode } from '../catalogue/design-code.ts';
import { videoPath } from '../catalogue/images/video-files.ts';
import { loadProducts, type StoredProduct } from '../catalogue/load-products.ts';
import { withLocalAttributes } from '../catalogue/local-attributes.ts';
import { orderSimilar } from '../catalogue/order-similar.ts';
import { presentItem, presentItems, withColours } from '../catalogue/present-item.ts';
import { presentSizes } from '../catalogue/present-sizes.ts';
import { presentSpecifications } from '../catalogue/present-specifications.ts';
import type { RatesInForce } from '../catalogue/rates/price-by-metal-rates.ts';
import { ratesInForce } from '../catalogue/rates/rate-repository.ts';
import { similarity } from '../catalogue/similarity.ts';
import { readCatalogue } from '../core/db/standby.ts';
import { fail, succeed } from '../core/outcome.ts';
import { readCartLimits } from '../core/site-options.ts';
import { returnDays, returnTerms } from '../orders/returns/rules/return-windows.ts';
import { type LocalTexts, readLocalTexts } from '../translations/stored-texts.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';
import { presentTrail } from './catalogue-lists.ts';

/** How many candidates of each kind are compared: the nearest in price, and the most popular. */
const COMPARED = 16;

interface DetailsSurroundings {
  catalogue: ApiContext['catalogue'];
  /** The same design in other colours. */
  colourways: ProductItemWire[];
  /** The most of one size that a cart line may have. */
  maximumQuantity: number;
  /** The width in pixels of each photo; undefined where it is not known. */
  photoWidths: readonly (number | undefined)[];
  /** The metal rates in force. */
  rates: RatesInForce;
  /** What an operator wrote of it in the language of the request. */
  texts: LocalTexts;
}

/** The response for the product page. */
function presentDetails(
  stored: StoredProduct,
  { catalogue, colourways, maximumQuantity, photoWidths, rates, texts }: DetailsSurroundings,
): ProductDetailsWire {
  const { product } = stored;
  const home = catalogue.categoryOf(product.ProductCode);
  return {
    ...presentItem(stored, catalogue),
    DetailImagePath: '/images/detail/',
    ...presentPhotoWidths(photoWidths),
    ...presentMedia(product),
    Description: product.Description,
    Highlights: product.Highlights,
    Gender: product.Gender,
    Category: product.Category,
    MaximumQuantity: maximumQuantity,
    Specifications: presentSpecifications(withLocalAttributes(product, texts)),
    Attributes: plainAttributes(product),
    ...presentSizes(stored, rates),
    DesignCode: designCode(product),
    Colourways: colourways,
    PriceAlerts: true,
    ...presentEngraving(product, texts),
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

/** The widths of all photos, or nothing. */
function presentPhotoWidths(widths: readonly (number | undefined)[]): Pick<ProductDetailsWire, 'ImageWidths'> {
  const known = widths.filter((width) => width !== undefined);
  return known.length === widths.length ? { ImageWidths: known } : {};
}

/** Its video and the photos of a spin, if it has any. */
function presentMedia({ Video, Turn }: CatalogueProduct): Pick<ProductDetailsWire, 'Video' | 'SpinImages'> {
  return {
    ...(Video && {
      Video: {
        Url: videoPath(Video.File),
        Poster: Video.Poster ?? '',
        Captions: (Video.Captions ?? []).map(({ File, Language, Label }) => ({
          Url: videoPath(File),
          Language,
          Label,
        })),
        ...(Video.DurationSeconds !== undefined && { DurationSeconds: Video.DurationSeconds }),
        ...(Video.AddedOn !== undefined && { AddedOn: Video.AddedOn }),
      },
    }),
    ...(Turn && { SpinImages: Turn }),
  };
}

/** How it may be engraved; nothing if it may not. */
function presentEngraving({ Engraving }: CatalogueProduct, texts: LocalTexts): Pick<ProductDetailsWire, 'Engraving'> {
  if (!Engraving) return {};
  const Place = texts.get('Engraving.Place') ?? Engraving.Place;
  return { Engraving: { ...Engraving, Place, Price: paiseOf(Engraving.Price) } };
}

/** The days to return a product; null also for goods that the store takes back only when it is at fault. */
function returnDaysOf({ RootCategory, Category, SubCategory }: CatalogueProduct): number | null {
  const kind = { rootCategory: RootCategory, category: Category, subCategory: SubCategory };
  const terms = returnTerms({ ...kind, returnDays: returnDays(kind) });
  return terms && !terms.faultsOnly ? terms.days : null;
}

/** The attributes that are a plain value or a list of strings. */
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

/** All details of one product, by its code in any letter case. */
const productDetails = handlerFor(calls.productDetails, async (request, context) => {
  const { db, catalogue } = context;
  const code = request.ProductCode.toUpperCase();
  const [stored] = await readCatalogue(context, (reader) => loadProducts(reader, [code]));
  if (!stored) return fail('NotFound', 'There is no such product.');
  const colourways = await presentItems(context, catalogue.colourwaysOf(code));
  const { quantity: maximumQuantity } = await readCartLimits(db);
  const photoWidths = await Promise.all(stored.product.Images.map(context.photoWidth));
  const rates = stored.product.RootCategory === 'Jewellery' ? await ratesInForce(db) : {};
  const texts = (await readLocalTexts(db, 'product', [code]))(code);
  return succeed(presentDetails(stored, { catalogue, colourways, maximumQuantity, photoWidths, rates, texts }));
});

/** Current price and stock; unknown products are left out. */
const productAvailability = handlerFor(calls.productAvailability, async (request, { db }) => {
  const codes = [...new Set(request.ProductCodes.map((code) => code.toUpperCase()))];
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.code', 'skus.product_code')
    .selectAll('skus')
    .where('product_code', 'in', codes)
    .where('products.hidden', '=', 0)
    .orderBy('skus.position')
    .execute();
  const sizes = Map.groupBy(rows, (row) => row.product_code);
  return succeed(
    codes.flatMap((code) => {
      const own = sizes.get(code);
      if (!own) return [];
      return {
        ProductCode: code,
        Sizes: own.map(({ sku, size_name, price, mrp, quantity }) => ({
          SKU: sku,
          SizeName: size_name,
          Price: price,
          MRP: mrp,
          StoreQuantity: quantity,
        })),
      };
    }),
  );
});

/** The similar products that the operator named, filled up with the most alike from the product's categories. */
const similarProducts = handlerFor(calls.similarProducts, async (request, context) => {
  const { catalogue } = context;
  const code = request.ProductCode.toUpperCase();
  const [own] = await readCatalogue(context, (reader) => loadProducts(reader, [code]));
  if (!own) return fail('NotFound', 'There is no such product.');
  const named = own.product.SimilarTo;
  const near = await nearbyCodes(context, code, request.Limit);
  const others = await readCatalogue(context, (reader) => loadProducts(reader, [...new Set([...named, ...near])]));
  const places = new Map(named.map((other, place) => [other, place]));
  const candidates = others.map((other) => ({
    code: other.product.ProductCode,
    design: designCode(other.product),
    named: places.get(other.product.ProductCode),
    similarity: similarity(similarityFields(own), similarityFields(other)),
    inStock: other.sizes.some(({ quantity }) => quantity > 0),
  }));
  const byCode = new Map(others.map((other) => [other.product.ProductCode, other]));
  const chosen = orderSimilar({ code, design: designCode(own.product) }, candidates, request.Limit).flatMap(
    (other) => byCode.get(other) ?? [],
  );
  const items = chosen.map((other) => presentItem(other, catalogue));
  return succeed(await withColours(context, items));
});

function similarityFields({ product, sizes }: StoredProduct) {
  return { product, price: Math.min(...sizes.map(({ price }) => price)) };
}

/** Codes from the product's own category, and from its parents while there are too few. */
async function nearbyCodes(
  { catalogue, search }: Pick<ApiContext, 'catalogue' | 'search'>,
  code: string,
  limit: number,
): Promise<Set<string>> {
  const home = catalogue.categoryOf(code);
  const codes = new Set<string>();
  const trail = home === undefined ? [] : catalogue.trail(home).toReversed();
  for (const { path } of trail) {
    const popular = { category: path, filters: {}, sort: 'popularity', offset: 0, limit: COMPARED } as const;
    const found = [...catalogue.nearInPrice(code, path, COMPARED), ...(await search.query(popular)).codes];
    for (const other of found) codes.add(other);
    if (codes.size > limit + COMPARED) break;
  }
  codes.delete(code);
  return codes;
}

/** Handlers of the calls about one product. */
export const catalogueProductCalls: readonly CallHandler[] = [productDetails, productAvailability, similarProducts];

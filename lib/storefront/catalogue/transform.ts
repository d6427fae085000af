import {
  type calls,
  type DataOf,
  LABELS,
  type Label,
  type ProductDetailsWire,
  type ProductItemWire,
  type ProductListWire,
} from '#lib/contract/index.ts';
import { NO_CERTIFICATE } from '#lib/contract/vocabulary.ts';
import { localFact, localTitle } from '#lib/shared/language/local-fact.ts';
import * as paths from '#lib/shared/paths.ts';
import { toEngravingTerms } from '#lib/storefront/engraving/transform.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import { USUAL_DELIVERY_DAYS } from './delivery-text.ts';
import { PAGE_SIZE } from './page-size.ts';
import { toMedia } from './to-media.ts';
import { toPhotos } from './to-photos.ts';
import { toPriceBreakup, toSizeBreakups } from './to-price-breakup.ts';
import type {
  Availability,
  Crumb,
  ExpressOffer,
  Listing,
  ListingQuery,
  Product,
  ProductSize,
  ProductSummary,
  Resolution,
  Serviceability,
  Sitemap,
} from './types.ts';

const LABELS_ON_CARD = 2;

function toLabels(superImpose: ProductItemWire['SuperImpose']): Label[] {
  const names = new Set(superImpose.map((label) => label.SuperImposeName));
  return LABELS.filter((label) => names.has(label)).slice(0, LABELS_ON_CARD);
}

/** Converts a product of a list, rail or suggestion. */
export function toProductCard(wire: ProductItemWire): ProductSummary {
  return {
    code: wire.ProductCode,
    title: localTitle(wire.ProductTitle),
    brand: wire.BrandName,
    href: storeHref(wire.ProductURL),
    photos: toPhotos(wire.ListImagePath, wire.Images, localTitle(wire.ProductTitle)),
    mrp: wire.MRP,
    price: wire.Price,
    discountPercent: wire.DiscountPercentage,
    labels: toLabels(wire.SuperImpose),
    colour: localFact(wire.Color),
    category: wire.ChildCategoryName || wire.SubCategoryName || wire.RootCategoryName,
    ...(wire.Colors &&
      wire.Colors.length > 1 && {
        colours: wire.Colors.map(({ Color, ProductURL }) => ({
          name: localFact(Color),
          shade: Color,
          href: storeHref(ProductURL),
        })),
      }),
    ...(wire.Sizing && { sizing: wire.Sizing }),
    ...(wire.Rating && { rating: { average: wire.Rating.Average, count: wire.Rating.Count } }),
    ...(wire.PriceChangesAt !== undefined && { priceChangesAt: wire.PriceChangesAt }),
  };
}

function toBreadcrumb(wire: { Name: string; Url: string }[]): Crumb[] {
  return wire.map(({ Name, Url }) => ({ name: localTitle(Name), href: storeHref(Url) }));
}

function toAuthenticity({ Hallmarked, Certificate }: ProductDetailsWire['Attributes']): Product['authenticity'] {
  const isNamed = typeof Certificate === 'string' && Certificate !== NO_CERTIFICATE;
  return { hallmarked: Hallmarked === true, certificate: isNamed ? localFact(Certificate) : '' };
}

function toMeasures(its: ProductDetailsWire['Attributes']): Product['measures'] {
  const { CaseSizeMm: caseSize, LugToLugMm: lugToLug, CaseShape: shape } = its;
  if (typeof caseSize !== 'number') return null;
  return {
    caseSize,
    lugToLug: typeof lugToLug === 'number' ? lugToLug : null,
    shape: typeof shape === 'string' ? shape : '',
  };
}

function toSpecifications(wire: ProductDetailsWire['Specifications']): Product['specifications'] {
  const groups = Map.groupBy(wire, (row) => row.Group);
  return [...groups].map(([group, rows]) => ({
    group: localFact(group),
    rows: rows.map(({ Name, Value }) => ({ name: localFact(Name), value: localFact(Value) })),
  }));
}

type SizeWire = DataOf<typeof calls.productAvailability>[number]['Sizes'][number];

function toSize(size: SizeWire): ProductSize {
  return { sku: size.SKU, name: size.SizeName, price: size.Price, mrp: size.MRP, stock: size.StoreQuantity };
}

/** Converts the data of a product page. */
export function toProduct(wire: ProductDetailsWire): Product {
  return {
    ...toProductCard(wire),
    photos: toPhotos(wire.DetailImagePath, wire.Images, localTitle(wire.ProductTitle), wire.ImageWidths),
    ...toMedia(wire),
    department: wire.RootCategoryName,
    description: wire.Description,
    highlights: wire.Highlights.map(localFact),
    gender: wire.Gender,
    sizes: wire.Sizes.map(toSize),
    maximumQuantity: wire.MaximumQuantity,
    specifications: toSpecifications(wire.Specifications),
    priceBreakup: toPriceBreakup(wire),
    sizeBreakups: toSizeBreakups(wire),
    authenticity: toAuthenticity(wire.Attributes),
    isRing: wire.Attributes.Type === 'Rings',
    isBangle: wire.Attributes.Type === 'Bangles',
    measures: toMeasures(wire.Attributes),
    design: wire.DesignCode || wire.ProductCode,
    colourways: wire.Colourways.map(toProductCard),
    engraving: toEngravingTerms(wire.Engraving),
    priceAlerts: wire.PriceAlerts,
    legal: {
      countryOfOrigin: localFact(wire.CountryOfOrigin),
      manufacturerOrImporter: wire.ManufacturerOrImporter,
      netQuantity: localFact(wire.NetQuantity),
      hsnCode: wire.HsnCode,
      gstPercent: wire.GstPercent,
    },
    warranty: localFact(wire.WarrantyText),
    returnDays: wire.ReturnDays,
    breadcrumb: toBreadcrumb(wire.Breadcrumb),
  };
}

/** The fields of a list request that select filters, sort order and page. */
export function toListRequest({ filters, sort, page }: ListingQuery) {
  return { Filters: filters, Sort: sort, Page: page, PageSize: PAGE_SIZE };
}

/** Converts a page of a category or a search; only a search has `CorrectedText`. */
export function toListing(wire: ProductListWire & { CorrectedText?: string }): Listing {
  return {
    title: localFact(wire.Title),
    intro: wire.Intro,
    href: wire.Url === '' ? paths.searchForm() : storeHref(wire.Url),
    total: wire.TotalProducts,
    page: wire.Page,
    totalPages: wire.TotalPages,
    sort: wire.Sort,
    sortOrders: wire.SortOrders.filter((order) => order !== 'unknown'),
    products: wire.Products.map(toProductCard),
    facets: wire.Facets.map((facet) => ({
      key: facet.Key,
      title: localFact(facet.Title),
      kind: facet.Kind,
      values: facet.Values.map(({ Value, Title, Count }) => ({ value: Value, title: localFact(Title), count: Count })),
      ...(facet.Omitted ? { omitted: facet.Omitted } : {}),
    })),
    breadcrumb: toBreadcrumb(wire.Breadcrumb),
    children: wire.Children.map(({ Name, Url, Count }) => ({
      name: localFact(Name),
      href: storeHref(Url),
      count: Count,
    })),
    correctedText: wire.CorrectedText ?? '',
  };
}

/** Converts a resolved path. A product or list with another canonical address becomes a redirect to that. */
export function toResolution(wire: DataOf<typeof calls.resolveUrl>, path: string): Resolution {
  if (wire.Kind === 'redirect' || wire.Url !== path) return { kind: 'redirect', href: storeHref(wire.Url) };
  return wire.Kind === 'product' ? { kind: 'product', code: wire.ProductCode, path } : { kind: 'list', path };
}

/** Converts current price (to paise) and stock by product. */
export function toAvailability(wire: DataOf<typeof calls.productAvailability>): Availability[] {
  return wire.map(({ ProductCode, Sizes }) => ({
    code: ProductCode,
    sizes: Sizes.map(toSize),
  }));
}

/** Converts the delivery to a pincode; the usual days are used where the retail API names none. */
export function toServiceability(wire: DataOf<typeof calls.checkServiceability>): Serviceability {
  return {
    pincode: wire.Pincode,
    city: wire.City,
    state: wire.State,
    deliverable: wire.Deliverable,
    cashOnDelivery: wire.CashOnDelivery,
    identityNeeded: wire.IdentityNeeded,
    earliestDate: wire.EarliestDate,
    latestDate: wire.LatestDate,
    deliveryDays: wire.DeliveryDays || USUAL_DELIVERY_DAYS,
    makingDays: wire.MakingDays ?? 0,
    express: toExpressOffer(wire.Express),
  };
}

function toExpressOffer(wire: DataOf<typeof calls.checkServiceability>['Express']): ExpressOffer | null {
  if (!wire) return null;
  const { Charge: charge, EarliestDate: earliestDate, LatestDate: latestDate, DeliveryDays: deliveryDays } = wire;
  return { charge, earliestDate, latestDate, deliveryDays };
}

/** One page of addresses for the sitemap. */
export function toSitemap(wire: DataOf<typeof calls.sitemapEntries>): Sitemap {
  return {
    entries: wire.Urls.map(({ Url, ModifiedAt }) => ({ href: storeHref(Url), modifiedAt: ModifiedAt })),
    totalPages: wire.TotalPages,
  };
}

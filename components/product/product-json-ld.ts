import * as paths from '#lib/shared/paths.ts';
import { photoUrl } from '#lib/shared/photo.ts';
import type { Product, ProductSize } from '#lib/storefront/catalogue/types.ts';
import type { ProductReviews } from '#lib/storefront/community/reviews/types.ts';
import type { FeedShippingTerms } from '#lib/storefront/marketing/feeds/types.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';
import { reviewsJsonLd } from '@/components/community/reviews/reviews-json-ld';
import { breadcrumbJsonLd } from '@/components/seo/breadcrumb-json-ld';
import { type JsonLdNode, jsonLdGraph } from '@/components/seo/json-ld-graph';
import { offerJsonLd } from '@/components/seo/offer-json-ld';
import { returnPolicyJsonLd } from '@/components/seo/return-policy-json-ld';
import { shippingJsonLd } from '@/components/seo/shipping-json-ld';

const PHOTO_WIDTH = 800;
const RETURNS_ID = '#returns';

interface JsonLdContext {
  /** The store's public origin. */
  site: string;
  /** Null where the delivery charges are unknown. */
  shipping: FeedShippingTerms | null;
  /** Whether the store accepts returns. */
  returns: boolean;
  /** The newest reviews; null where they cannot be fetched. */
  reviews: ProductReviews | null;
}

/**
 * The JSON-LD of a product page: the product or its sizes and colours, each with its offer, and the
 * breadcrumb.
 */
export function productJsonLd(product: Product, { site, shipping, returns, reviews }: JsonLdContext): object {
  const days = returns ? product.returnDays : null;
  const policy = days === null ? [] : [{ ...returnPolicyJsonLd(days, site), '@id': RETURNS_ID }];
  const offer = (size: ProductSize) =>
    offerJsonLd(size, {
      href: size.name === null ? product.href : paths.product(product.href.slice(1), size.name),
      site,
      shipping: shipping ? shippingJsonLd(shipping, size.price) : undefined,
      returns: days === null ? undefined : { '@id': RETURNS_ID },
    });
  const crumbs = [...product.breadcrumb, { name: product.title, href: product.href }];
  return jsonLdGraph([
    { ...productNode(product, site, offer), ...reviewsJsonLd(reviews), ...videoJsonLd(product, site) },
    breadcrumbJsonLd(crumbs, site),
    ...policy,
  ]);
}

function productNode(product: Product, site: string, offer: (size: ProductSize) => object): JsonLdNode {
  const sizes = product.sizes.length > 1;
  const colours = product.colourways.length > 0;
  const [only] = product.sizes;
  if (!sizes && !colours) {
    return {
      '@type': 'Product',
      ...sharedProductData(product, site),
      ...ownProductData(product, site),
      ...(only && { sku: only.sku, offers: offer(only) }),
    };
  }
  const variants = product.sizes.map((size) => ({
    '@type': 'Product',
    name: size.name === null ? product.title : `${product.title}, size ${size.name}`,
    sku: size.sku,
    size: size.name ?? undefined,
    ...ownProductData(product, site, 1),
    offers: offer(size),
  }));
  return {
    '@type': 'ProductGroup',
    productGroupID: product.design,
    variesBy: [...(sizes ? ['https://schema.org/size'] : []), ...(colours ? ['https://schema.org/color'] : [])],
    ...sharedProductData(product, site),
    hasVariant: [...variants, ...product.colourways.map(({ href }) => ({ url: new URL(localHref(href), site).href }))],
  };
}

/** The data that all sizes and colours of a design share. */
function sharedProductData(product: Product, site: string) {
  return {
    name: product.title,
    description: product.description,
    url: new URL(localHref(product.href), site).href,
    brand: { '@type': 'Brand', name: product.brand },
    category: product.breadcrumb.map(({ name }) => name).join(' > ') || product.category,
    countryOfOrigin: product.legal.countryOfOrigin,
    audience: { '@type': 'PeopleAudience', suggestedGender: product.gender.toLowerCase(), suggestedMinAge: 18 },
  };
}

/** The data of one product or size. `maxPhotos`: the number of photos to list, since sizes look alike. */
function ownProductData(product: Product, site: string, maxPhotos = product.photos.length) {
  return {
    color: product.colour,
    // The code of a watch is its manufacturer's part number; jewellery has none.
    mpn: product.department === 'Jewellery' ? undefined : product.code,
    image: product.photos
      .slice(0, maxPhotos)
      .map((photo) => new URL(photoUrl(photo.source, PHOTO_WIDTH, 'jpeg'), site).href),
  };
}

/** The video of a product. Search engines take one only with the day on which it was put there. */
function videoJsonLd({ title, video }: Product, site: string): { subjectOf?: JsonLdNode } {
  if (video?.addedOn === undefined) return {};
  return {
    subjectOf: {
      '@type': 'VideoObject',
      name: `Video of ${title}`,
      description: `Video of ${title}`,
      thumbnailUrl: new URL(photoUrl(video.poster.source, PHOTO_WIDTH, 'jpeg'), site).href,
      contentUrl: new URL(video.src, site).href,
      uploadDate: `${video.addedOn}T00:00:00+05:30`,
      duration: video.seconds === undefined ? undefined : `PT${Math.round(video.seconds)}S`,
    },
  };
}

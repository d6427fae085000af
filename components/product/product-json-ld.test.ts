import type { Product } from '#lib/storefront/catalogue/types.ts';
import type { ProductReviews } from '#lib/storefront/community/reviews/types.ts';
import { productJsonLd } from '@/components/product/product-json-ld';

const size = { sku: '1801AV01', name: null, price: 1_249_550, mrp: 1_499_500, stock: 3 };
const product = {
  code: '1801AV01',
  department: 'Watches',
  title: 'Ganga Watch',
  brand: 'Aarvane',
  gender: 'Men',
  colour: 'Blue',
  href: '/ganga-watch-1801av01',
  photos: [{ source: '/images/detail/1801AV01-1-5f3a9c1e.webp', alt: '' }],
  price: 1_249_550,
  sizes: [size],
  design: '1801AV',
  colourways: [],
  priceAlerts: true,
  breadcrumb: [{ name: 'Watches', href: '/watches' }],
  legal: { countryOfOrigin: 'India' },
  returnDays: 7,
} as unknown as Product;

const days = { dispatchDays: { from: 0, to: 1 }, transitDays: { from: 1, to: 15 } };
const site = 'https://samay.example';
const around = {
  site,
  shipping: { charge: 9_900, freeFrom: 299_900, ...days },
  returns: true,
  reviews: null as ProductReviews | null,
};

// biome-ignore lint/suspicious/noExplicitAny: structured data has no fixed shape
function nodesOf(change: Partial<Product>, overrides: Partial<typeof around> = {}): Record<string, any>[] {
  const graph = productJsonLd({ ...product, ...change }, { ...around, ...overrides });
  return JSON.parse(JSON.stringify(graph))['@graph'];
}

test('the product JSON-LD has the price in rupees beside the MRP, absolute URLs and the availability', () => {
  const [node] = nodesOf({});
  expect(node).toMatchObject({
    '@type': 'Product',
    sku: '1801AV01',
    image: ['https://samay.example/images/original/1801AV01-1-5f3a9c1e-800.jpeg'],
    offers: {
      url: 'https://samay.example/ganga-watch-1801av01',
      price: '12495.50',
      priceCurrency: 'INR',
      priceSpecification: { price: '14995.00', priceType: 'https://schema.org/StrikethroughPrice' },
      availability: 'https://schema.org/InStock',
    },
  });
  const [soldOut] = nodesOf({ sizes: [{ ...size, stock: 0, mrp: size.price }] });
  expect(soldOut?.offers.availability).toBe('https://schema.org/OutOfStock');
  expect(soldOut?.offers.priceSpecification).toBeUndefined();
});

test("the product JSON-LD has free delivery from the cart's threshold on, and the charge below it", () => {
  const rateOf = (price: number) =>
    nodesOf({ sizes: [{ ...size, price }] })[0]?.offers.shippingDetails.shippingRate.value;
  expect([rateOf(299_900), rateOf(299_899)]).toEqual(['0.00', '99.00']);
});

test('unknown shipping terms and return policies are omitted from the product JSON-LD', () => {
  const [node] = nodesOf({}, { shipping: null as never, returns: false });
  expect(node?.offers).not.toHaveProperty('shippingDetails');
  expect(node?.offers).not.toHaveProperty('hasMerchantReturnPolicy');
  expect(nodesOf({ returnDays: null }).map((each) => each['@type'])).not.toContain('MerchantReturnPolicy');
});

test.each([7, 15])(
  'the product JSON-LD has a return period of %i days where the retail API returns it',
  (returnDays) => {
    const policy = nodesOf({ returnDays }).find((node) => node['@type'] === 'MerchantReturnPolicy');
    expect(policy).toMatchObject({ '@id': '#returns', merchantReturnDays: returnDays });
  },
);

test('sizes are variants of a ProductGroup with their own offers; other colours are linked by URL', () => {
  const sizes = [
    { ...size, sku: 'R-8', name: '8', price: 100_000 },
    { ...size, sku: 'R-10', name: '10', price: 110_000, stock: 0 },
  ];
  const [group] = nodesOf({ sizes, colourways: [{ ...product, href: '/other-colour-1801av02' }] });
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '1801AV',
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    hasVariant: [
      { sku: 'R-8', size: '8', offers: { price: '1000.00', url: `${site}/ganga-watch-1801av01?size=8` } },
      { sku: 'R-10', offers: { price: '1100.00', availability: 'https://schema.org/OutOfStock' } },
      { url: `${site}/other-colour-1801av02` },
    ],
  });
});

test('the breadcrumb of the product JSON-LD ends with the product', () => {
  const crumbs = nodesOf({}).find((node) => node['@type'] === 'BreadcrumbList');
  expect(crumbs?.itemListElement.map((item: { name: string }) => item.name)).toEqual([
    'Home',
    'Watches',
    'Ganga Watch',
  ]);
});

test('reviews are attached to the product, or to the group of its sizes, and omitted where there are none', () => {
  const review = {
    id: 'r',
    stars: 4,
    title: 'Good',
    text: 'It keeps time.',
    author: 'Asha R.',
    photos: [],
    writtenAt: 0,
  };
  const reviews: ProductReviews = {
    summary: { count: 5, average: 4.2, stars: [0, 0, 1, 2, 2] },
    page: 1,
    totalPages: 1,
    total: 5,
    demo: [{ stars: 1, title: 'Demo', text: 'No customer wrote this.' }],
    reviews: Array.from({ length: 5 }, () => review),
  };
  for (const sizes of [[size], [size, { ...size, sku: '1801AV01-M', name: 'M' }]]) {
    const [node] = nodesOf({ sizes }, { reviews });
    expect(node?.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.2,
      reviewCount: 5,
      bestRating: 5,
      worstRating: 1,
    });
    expect(node?.review).toHaveLength(3);
    expect(node?.review[0]).toMatchObject({
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Asha R.' },
      datePublished: '1970-01-01T00:00:00.000Z',
      reviewRating: { ratingValue: 4 },
    });
  }
  const none = { ...reviews, summary: { count: 0, average: null, stars: [0, 0, 0, 0, 0] }, reviews: [] };
  for (const overrides of [null, none]) {
    const [node] = nodesOf({}, { reviews: overrides });
    expect(node).not.toHaveProperty('aggregateRating');
    expect(node).not.toHaveProperty('review');
  }
});

describe('the JSON-LD of a product video', () => {
  const video = {
    src: '/images/video/A-video-0123abcd.mp4',
    type: 'video/mp4',
    poster: { source: '/images/detail/A-1-5f3a9c1e.webp', alt: '' },
    captions: [],
  };

  test('names its file, picture, length and day', () => {
    const [node] = nodesOf({ video: { ...video, seconds: 8.6, addedOn: '2026-11-26' } });
    expect(node?.subjectOf).toEqual({
      '@type': 'VideoObject',
      name: 'Video of Ganga Watch',
      description: 'Video of Ganga Watch',
      thumbnailUrl: 'https://samay.example/images/original/A-1-5f3a9c1e-800.jpeg',
      contentUrl: 'https://samay.example/images/video/A-video-0123abcd.mp4',
      uploadDate: '2026-11-26T00:00:00+05:30',
      duration: 'PT9S',
    });
  });

  test('is left out where its day is not known', () => {
    const [node] = nodesOf({ video });
    expect(node?.subjectOf).toBeUndefined();
  });
});

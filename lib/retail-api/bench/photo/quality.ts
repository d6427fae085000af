import { readFile } from 'node:fs/promises';
import { designCode } from '../../catalogue/design-code.ts';
import { readHeader } from '../../catalogue/images/read-header.ts';
import { decodePhoto } from '../../photo-search/decode/decode-photo.ts';
import { FeatureIndex, type ProductFeatures } from '../../photo-search/index/feature-index.ts';
import type { QueryFeatures } from '../../photo-search/photo-features.ts';
import type { Raster } from '../../photo-search/raster.ts';
import { cataloguePhotoPath, drawQueries, type PhotoBenchProduct, type PhotoQuery } from './query-set.ts';
import { VARIANTS } from './variants.ts';

const FIRST_PAGE = 12;

/** How well queries of one sort are answered; shares of 0 to 1. */
interface Quality {
  variant: string;
  /** Which queries: all whole ones, those on one ground, of one kind, those that are cropped. */
  of: string;
  queries: number;
  /** Share of queries with the design among the first 1, 5 and 12 products. */
  first: number;
  firstFive: number;
  firstTwelve: number;
  /** Share of products of the right kind among the first 12, or as many as the kind has. */
  precision: number;
}

interface Rated {
  query: PhotoQuery;
  place: number;
  precision: number;
}

/**
 * Looks at the catalogue and at the held-out queries in each way, and judges the answers; `perGround` queries on each
 * ground.
 */
export async function measureQuality(
  products: readonly PhotoBenchProduct[],
  perGround: number,
): Promise<{
  qualities: Quality[];
  features: ProductFeatures[];
  queries: QueryFeatures[];
}> {
  const byVariant = VARIANTS.map((): ProductFeatures[] => []);
  for (const { code, kind, photos } of products) {
    const pictures = await Promise.all(photos.map((name) => readFile(cataloguePhotoPath(name)).then(decode)));
    for (const [index, variant] of VARIANTS.entries())
      byVariant[index]?.push({ code, kind, photoFeatures: pictures.map(variant.features) });
  }
  const indexes = byVariant.map((all) => FeatureIndex.of(all));
  const hidden = new Map(
    products.flatMap(({ code, photos }) => photos.map((name, at) => [name, { code, at }] as const)),
  );
  const results = new Map<string, Rated[]>();
  const queries: QueryFeatures[] = [];
  for await (const query of drawQueries(products, perGround)) {
    const picture = await decode(query.jpeg);
    for (const [index, variant] of VARIANTS.entries()) {
      const features = variant.query(picture);
      if (index === 0) queries.push(features);
      const ranked = (await indexes[index]?.nearest(features, products.length)) ?? [];
      push(results, variant.name, rate(query, ranked, products));
      if (index > 0) continue;
      const others = without(byVariant[0] ?? [], hidden.get(query.source));
      push(
        results,
        'object found, its own photo left out',
        rate(query, await others.nearest(features, products.length), products),
      );
    }
  }
  return {
    qualities: [...results].flatMap(([variant, all]) => summaries(variant, all)),
    features: byVariant[0] ?? [],
    queries,
  };
}

async function decode(bytes: Uint8Array): Promise<Raster> {
  const header = readHeader(bytes);
  if (!header) throw new Error('A photo of the bench has no header.');
  return decodePhoto(bytes, header);
}

function push(lists: Map<string, Rated[]>, name: string, results: Rated): void {
  lists.set(name, [...(lists.get(name) ?? []), results]);
}

/** The catalogue without one photo: what is found then is found by the product's other photos and colourways. */
function without(all: readonly ProductFeatures[], photo: { code: string; at: number } | undefined): FeatureIndex {
  return FeatureIndex.of(
    all.map((product) =>
      product.code === photo?.code
        ? { ...product, photoFeatures: product.photoFeatures.filter((_, at) => at !== photo.at) }
        : product,
    ),
  );
}

function rate(query: PhotoQuery, ranked: readonly string[], products: readonly PhotoBenchProduct[]): Rated {
  const kinds = new Map(products.map(({ code, kind }) => [code, kind]));
  const design = designCode({ ProductCode: query.code });
  const place = ranked.findIndex((code) => designCode({ ProductCode: code }) === design);
  const max = Math.min(FIRST_PAGE, products.filter(({ kind }) => kind === query.kind).length);
  const right = ranked.slice(0, max).filter((code) => kinds.get(code) === query.kind).length;
  return { query, place: place < 0 ? Number.POSITIVE_INFINITY : place, precision: right / max };
}

function summaries(variant: string, all: readonly Rated[]): Quality[] {
  const whole = all.filter(({ query }) => !query.isCropped);
  const cropped = all.filter(({ query }) => query.isCropped);
  const summary = (of: string, some: readonly Rated[]): Quality => {
    const share = (limit: number) => some.filter(({ place }) => place < limit).length / some.length;
    return {
      variant,
      of,
      queries: some.length,
      first: share(1),
      firstFive: share(5),
      firstTwelve: share(FIRST_PAGE),
      precision: some.reduce((sum, { precision }) => sum + precision, 0) / some.length,
    };
  };
  return [
    summary('whole objects', whole),
    summary('cropped objects', cropped),
    ...[...Map.groupBy(whole, ({ query }) => query.ground)].map(([ground, some]) => summary(`on ${ground}`, some)),
    ...[...Map.groupBy(whole, ({ query }) => query.kind)].map(([kind, some]) => summary(kind, some)),
  ];
}

import { readFile } from 'node:fs/promises';
import type { PhotoQuality } from '#lib/shared/bench-figures.ts';
import { readHeader } from '../../catalogue/images/read-header.ts';
import { decodePhoto } from '../../photo-search/decode/decode-photo.ts';
import { FeatureIndex, type ProductFeatures } from '../../photo-search/index/feature-index.ts';
import { type PointsReader, rankProducts } from '../../photo-search/index/rank-products.ts';
import {
  objectFeatures,
  type QueryFeatures,
  queryFeaturesOf,
  storedFeatures,
} from '../../photo-search/photo-features.ts';
import { objectPoints } from '../../photo-search/points/object-points.ts';
import type { Raster } from '../../photo-search/raster.ts';
import {
  cataloguePhotoPath,
  drawQueries,
  type PhotoBenchProduct,
  type PhotoQuery,
  type QuerySetName,
} from './query-set.ts';
import { maskedObject } from './true-mask.ts';

const FIRST_PAGE = 12;
const FIRST_ROW = 3;

interface Rated {
  query: PhotoQuery;
  place: number;
  isKindRight: boolean;
}

/** The catalogue with the descriptions of its photos. */
interface DescribedCatalogue {
  features: ProductFeatures[];
  readPoints: PointsReader;
}

/** Describes the photos of the catalogue. */
export async function describeCatalogue(products: readonly PhotoBenchProduct[]): Promise<DescribedCatalogue> {
  const features: ProductFeatures[] = [];
  const points = new Map<string, Uint8Array[]>();
  for (const { code, kind, photos } of products) {
    const pictures = await Promise.all(photos.map((name) => readFile(cataloguePhotoPath(name)).then(decode)));
    const photoFeatures = pictures.map((picture) => storedFeatures(queryFeaturesOf(picture)));
    features.push({ code, kind, photoFeatures });
    points.set(
      code,
      photoFeatures.map((stored) => stored.points),
    );
  }
  return { features, readPoints: async () => points };
}

/**
 * Evaluates the answers to `perSurface` queries on each surface of a set: for the photos as they are, and for
 * comparison with the object or the kind given to the search, without coloured light, without an angle, by the objects
 * alone, and with the first object alone. The last row leaves out the photo that a query was made from.
 */
export async function measureQuality(
  set: QuerySetName,
  products: readonly PhotoBenchProduct[],
  { features, readPoints }: DescribedCatalogue,
  perSurface: number,
): Promise<{ qualities: PhotoQuality[]; queries: QueryFeatures[] }> {
  const index = FeatureIndex.of(features);
  const byKind = new Map(
    [...Map.groupBy(features, ({ kind }) => kind)].map(([kind, some]) => [kind, FeatureIndex.of(some)] as const),
  );
  const kinds = new Map(products.map(({ code, kind }) => [code, kind]));
  const results = new Map<string, Rated[]>();
  const queries: QueryFeatures[] = [];
  for await (const query of drawQueries(set, products, perSurface)) {
    const picture = await decode(query.taken.jpeg);
    const asTaken = queryFeaturesOf(picture);
    queries.push(asTaken);
    const { image, mask, box } = await maskedObject(picture, query.taken);
    const answers: Record<string, Promise<string[]>> = {
      'as taken': rankProducts(index, asTaken, products.length, readPoints),
      'without points': rankProducts(index, asTaken, products.length, async () => new Map()),
      'with one object': rankProducts(
        index,
        { ...asTaken, objects: [asTaken.objects[0]] },
        products.length,
        readPoints,
      ),
      'given the object': rankProducts(
        index,
        {
          ...asTaken,
          objects: [
            {
              ...objectFeatures({ image, mask }),
              points: objectPoints(picture, { mask, width: image.width, height: image.height, box }),
            },
          ],
        },
        products.length,
        readPoints,
      ),
      'given the kind': rankProducts(byKind.get(query.kind) ?? index, asTaken, products.length, readPoints),
      'in even light': decode(query.spared.light.jpeg).then((spared) =>
        rankProducts(index, queryFeaturesOf(spared), products.length, readPoints),
      ),
      'seen straight': decode(query.spared.pose.jpeg).then((spared) =>
        rankProducts(index, queryFeaturesOf(spared), products.length, readPoints),
      ),
      'its own photo left out': rankWithout(query, products, { features, readPoints }, asTaken),
    };
    for (const [name, answer] of Object.entries(answers)) {
      results.set(name, [...(results.get(name) ?? []), rate(query, await answer, kinds)]);
    }
  }
  const asTaken = results.get('as taken') ?? [];
  const groups = (key: (query: PhotoQuery) => string) => [...Map.groupBy(asTaken, ({ query }) => key(query))];
  return {
    qualities: [
      ...[...results].map(([of, all]) => summary(set, of, all)),
      ...groups(({ surface }) => surface).map(([surface, some]) => summary(set, `on ${surface}`, some)),
      ...groups(({ kind }) => kind).map(([kind, some]) => summary(set, kind, some)),
    ],
    queries,
  };
}

async function decode(bytes: Uint8Array): Promise<Raster> {
  const header = readHeader(bytes);
  if (!header) throw new Error('A photo of the bench has no header.');
  return decodePhoto(bytes, header);
}

/**
 * The answer of a catalogue without the photo that the query was made from, so that the product must be found by
 * another photo.
 */
async function rankWithout(
  query: PhotoQuery,
  products: readonly PhotoBenchProduct[],
  { features, readPoints }: DescribedCatalogue,
  asTaken: QueryFeatures,
): Promise<string[]> {
  const own = products.find(({ code }) => code === query.code)?.photos.indexOf(query.source);
  const others = features.map((product) =>
    product.code === query.code
      ? { ...product, photoFeatures: product.photoFeatures.filter((_, at) => at !== own) }
      : product,
  );
  return rankProducts(FeatureIndex.of(others), asTaken, products.length, async (codes) => {
    const points = await readPoints(codes);
    return new Map([...points, [query.code, (points.get(query.code) ?? []).filter((_, at) => at !== own)]]);
  });
}

function rate(query: PhotoQuery, ranked: readonly string[], kinds: ReadonlyMap<string, string>): Rated {
  const place = ranked.indexOf(query.code);
  return {
    query,
    place: place < 0 ? Number.POSITIVE_INFINITY : place,
    isKindRight: ranked.slice(0, FIRST_ROW).some((code) => kinds.get(code) === query.kind),
  };
}

function summary(set: QuerySetName, of: string, some: readonly Rated[]): PhotoQuality {
  const share = (test: (rated: Rated) => boolean) => some.filter(test).length / some.length;
  return {
    set,
    of,
    queries: some.length,
    first: share(({ place }) => place === 0),
    firstTwelve: share(({ place }) => place < FIRST_PAGE),
    kind: share(({ isKindRight }) => isKindRight),
  };
}

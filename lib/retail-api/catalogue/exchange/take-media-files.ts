import type { CatalogueProduct, CatalogueVideo } from '../catalogue-product.ts';
import { PhotoFault } from '../images/normalise-photo.ts';
import type { Draft } from './draft.ts';
import type { ImportOptions } from './import-options.ts';
import type { Fault } from './product-fault.ts';

interface Circumstances extends Pick<ImportOptions, 'photos' | 'videos'> {
  /** The product as stored. */
  existing: CatalogueProduct | undefined;
  /** The day in IST, `YYYY-MM-DD`. */
  today: string;
}

/** The product with the files that its draft names, fetched or copied; and what is wrong with some. */
export async function takeFiles(
  draft: Draft,
  product: CatalogueProduct,
  circumstances: Circumstances,
): Promise<{ product: CatalogueProduct; faults: Fault[] }> {
  const { photos, existing } = circumstances;
  const faults: Fault[] = [];
  const known = existing ? filesOf(existing) : [];
  const attempt = async (what: string, named: string, take: () => Promise<string>): Promise<string> => {
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof PhotoFault)) throw error;
      faults.push({ row: draft.photoRows?.get(named), text: `${what} ${named} ${error.message}` });
      return named;
    }
  };
  const all = async (references: readonly string[], role?: 'turn') => {
    const names: string[] = [];
    for (const [index, named] of references.entries()) {
      const request = { reference: named, productCode: product.ProductCode, position: index + 1, existing: known };
      names.push(await attempt('photo', named, () => photos.take({ ...request, ...(role && { role }) })));
    }
    return names;
  };
  const { Video: video, Turn: turn } = draft.media ?? {};
  const taken = {
    ...product,
    Images: await all(draft.photos.slice(0, product.Images.length)),
    ...(turn && { Turn: await all(turn, 'turn') }),
    ...(video && { Video: await takeVideo(video, product.ProductCode, known, { ...circumstances, attempt }) }),
  };
  return { product: taken, faults };
}

type Attempt = (what: string, named: string, take: () => Promise<string>) => Promise<string>;

async function takeVideo(
  { File, Poster, Captions, AddedOn, ...facts }: NonNullable<NonNullable<Draft['media']>['Video']>,
  productCode: string,
  known: readonly string[],
  { photos, videos, existing, today, attempt }: Circumstances & { attempt: Attempt },
): Promise<CatalogueVideo> {
  const file = await attempt('video', File, () => videos.take({ reference: File, productCode, kind: 'video' }));
  const captions: NonNullable<CatalogueVideo['Captions']> = [];
  for (const { File: named, Language: language, Label } of Captions ?? []) {
    const request = { reference: named, productCode, kind: 'captions', language } as const;
    captions.push({ File: await attempt('captions', named, () => videos.take(request)), Language: language, Label });
  }
  const poster =
    Poster &&
    (await attempt('photo', Poster, () =>
      photos.take({ reference: Poster, productCode, role: 'poster', position: 1, existing: known }),
    ));
  const before = existing?.Video?.File === file ? existing.Video.AddedOn : undefined;
  return {
    ...facts,
    File: file,
    ...(poster && { Poster: poster }),
    ...(captions.length > 0 && { Captions: captions }),
    AddedOn: AddedOn ?? before ?? today,
  };
}

/** The photos of a stored product, by their names in URLs. */
function filesOf({ Images, Turn = [], Video }: CatalogueProduct): string[] {
  return [...Images, ...Turn, ...(Video?.Poster === undefined ? [] : [Video.Poster])];
}

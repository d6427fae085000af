import { calls, type DataOf } from '#lib/contract/index.ts';
import { PHOTO_EXTENSIONS } from '#lib/contract/photo-vocabulary.ts';
import { PhotoFault } from '../catalogue/images/normalise-photo.ts';
import type { PagePictures } from '../catalogue/images/page-pictures.ts';
import { isBanner, type PhotoSource, photoSources } from '../catalogue/images/photo-sources.ts';
import { photosByFile, tilePicture } from '../catalogue/images/tile-picture.ts';
import { addPagePicture, MAX_PAGE_PICTURES, storedPagePictures } from '../content/page-picture-list.ts';
import { authorOf } from '../core/caller.ts';
import { fail, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

type Picture = DataOf<typeof calls.uploadPagePicture>;

const MAX_NAMES = 40;

/** The pictures that staff have sent, and the banners of the catalogue; or those that are asked for by name. */
const pagePictures = handlerFor(calls.pagePictures, async ({ Names }, { db, pictures }) => {
  if (Names !== '') return succeed(await namedPictures(Names.split(','), pictures));
  const sent = (await storedPagePictures(db).execute()).map(presentPicture);
  const banners = [...(await photoSources()).values()].filter(isBanner);
  return succeed([...sent, ...banners.map((source) => presentSource(source.fileName, source))]);
});

async function namedPictures(names: readonly string[], pictures: PagePictures): Promise<Picture[]> {
  const delivered = await photosByFile();
  const found = await Promise.all(
    names.slice(0, MAX_NAMES).map(async (name) => {
      const source = delivered.get(name) ?? (await pictures.find(name));
      return source ? [presentSource(name, source)] : [];
    }),
  );
  return found.flat();
}

function presentSource(name: string, source: PhotoSource): Picture {
  return { Picture: name, Path: tilePicture(source).Image, Width: source.width, Height: source.height };
}

function presentPicture({ file_name, width, height }: { file_name: string; width: number; height: number }): Picture {
  return { Picture: file_name, Path: `/images/original/${file_name}`, Width: width, Height: height };
}

/** Stores a picture for pages; of its name on the sender's disk only the extension is used. */
const uploadPagePicture = handlerFor(calls.uploadPagePicture, async ({ Name }, { db, pictures, now }, caller, file) => {
  if (!file) return invalidField('file', 'Send one picture.');
  const extension = /\.([A-Za-z]{1,5})$/.exec(file.name)?.[1]?.toLowerCase() ?? '';
  if (!PHOTO_EXTENSIONS.some((accepted) => accepted === extension)) {
    return invalidField('file', `The file must end in ${PHOTO_EXTENSIONS.join(', ')}.`);
  }
  try {
    const stored = await pictures.store(Name, Buffer.from(await file.arrayBuffer()));
    const isAdded = await addPagePicture(db, { ...stored, at: now(), by: authorOf(caller) });
    return isAdded ? succeed(presentPicture(stored)) : fail('ListFull', undefined, { Maximum: MAX_PAGE_PICTURES });
  } catch (error) {
    if (!(error instanceof PhotoFault)) throw error;
    return invalidField('file', `The picture ${error.message}.`);
  }
});

/** Handlers of the calls about pictures of pages. */
export const pagePictureCalls: readonly CallHandler[] = [pagePictures, uploadPagePicture];

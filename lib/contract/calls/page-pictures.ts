import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { singleLineText } from '../fields.ts';
import { PHOTO_EXTENSIONS, PRODUCT_PHOTO_MAXIMUM_BYTES } from '../photo-vocabulary.ts';
import { pictureFile } from '../story.ts';

const picture = z.object({
  /** The file name for tiles, stories and menu panels. */
  Picture: pictureFile,
  /** Its path in the store and in the back office. */
  Path: z.string(),
  /** In pixels. */
  Width: z.number().int(),
  Height: z.number().int(),
});

export const pagePictures = defineCall({
  name: 'PagePictures',
  method: 'GET',
  request: z.object({
    /** Comma-separated file names, also of photos of products; without them, all pictures but those photos. */
    Names: singleLineText(2000).default(''),
  }),
  data: z.array(picture),
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  summary:
    'The pictures that pages can show: those that were sent, the newest first, then the banners of the catalogue. Names that the shop does not have are left out.',
});

export const uploadPagePicture = defineCall({
  name: 'UploadPagePicture',
  method: 'POST',
  request: z.object({
    /** What the picture shows, for its file name. */
    Name: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')
      .max(50),
  }),
  multipart: { field: 'file', extensions: PHOTO_EXTENSIONS, maximumBytes: PRODUCT_PHOTO_MAXIMUM_BYTES },
  data: picture,
  repeatable: true,
  operator: ['manager', 'merchandiser'],
  deadlineMs: 30_000,
  summary:
    'Stores a picture for pages in its own proportions, at most 1,920 pixels wide or high, without the camera’s metadata. The same picture gets the same name. Fails with InvalidRequest for what is no picture, with ListFull.',
});

import { z } from 'zod';

/** The language of captions as in HTML: `en`, `hi`, `ta-IN`. */
export const languageCode = z.string().regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'must be a language such as en or hi');

/** A path on the store's own site; a policy of its pages lets no video of another site in. */
const mediaPath = z
  .string()
  .max(300)
  .regex(/^\/images\/video\/[A-Za-z0-9-]+\.[a-z0-9]+$/, 'must be a path in /images/video/');

/** A short video of a product. */
export const productVideo = z.object({
  /** MP4 or WebM, by its ending; served with byte ranges. */
  Url: mediaPath,
  /** File name of a photo in `DetailImagePath`; empty where the product's front view stands there. */
  Poster: z.string().default(''),
  Captions: z.array(z.object({ Url: mediaPath, Language: languageCode, Label: z.string().min(1) })).default([]),
  /** Left out where it is not known. */
  DurationSeconds: z.number().positive().optional(),
  /** The day on which the store got the file, in IST; left out where it is not known. */
  AddedOn: z.iso.date().optional(),
});

import { z } from 'zod';
import { languageCode, MAX_SPIN_FRAMES, MIN_SPIN_FRAMES } from '#lib/contract/index.ts';

/** A URL or a file name. */
const reference = z.string().trim().min(1).max(2000);

const video = z.strictObject({
  File: reference,
  Poster: reference.optional(),
  Captions: z
    .array(z.strictObject({ File: reference, Language: languageCode, Label: z.string().trim().min(1).max(40) }))
    .max(10)
    .optional(),
  DurationSeconds: z.number().positive().max(3600).optional(),
  AddedOn: z.iso.date().optional(),
});

/** The video and the spin among the fields of a product in a file. */
export const mediaReferences = z.object({
  /** The file alone, or all that is said of it. */
  Video: z.preprocess((value) => (typeof value === 'string' ? { File: value } : value), video).optional(),
  Turn: z.array(reference).min(MIN_SPIN_FRAMES).max(MAX_SPIN_FRAMES).optional(),
});

/** The video and the photos of a spin that a file names, before they are fetched or copied. */
export type MediaReferences = z.output<typeof mediaReferences>;

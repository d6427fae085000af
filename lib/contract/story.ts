import { z } from 'zod';
import { storePath, visibleText } from './fields.ts';
import { WHOLE_CHARACTERS, WITHOUT_LETTERS } from './page-fields.ts';
import { STORY_KINDS, VISIBLE_LETTER_OR_DIGIT } from './vocabulary.ts';

/** File name of a catalogue banner or of a product photo. */
export const pictureFile = z.string().regex(/^[A-Za-z0-9-]{1,120}\.webp$/, 'must be the file name of a picture');

/** What makes a page a story of the journal. */
export const storyFacts = z
  .strictObject({
    Kind: z.enum(STORY_KINDS),
    /** One sentence, shown where the story is listed. */
    Summary: visibleText(300)
      .min(1)
      .regex(...WHOLE_CHARACTERS)
      .regex(VISIBLE_LETTER_OR_DIGIT, WITHOUT_LETTERS),
    Picture: pictureFile,
    /** The first and the last day of an occasion, in India. */
    From: z.iso.date().optional(),
    Until: z.iso.date().optional(),
    /** A list whose first products the story shows. */
    ListUrl: storePath.optional(),
  })
  .superRefine(({ Kind, From, Until }, context) => {
    const isOccasion = Kind === 'occasion';
    const issue = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (isOccasion && From === undefined) issue('From', 'must be the first day of the occasion');
    else if (isOccasion && Until === undefined) issue('Until', 'must be the last day of the occasion');
    else if (!isOccasion && (From ?? Until) !== undefined) issue('From', 'must be left out: only an occasion has days');
    else if (From !== undefined && Until !== undefined && Until < From) issue('Until', 'must not be before From');
  });
export type StoryFacts = z.output<typeof storyFacts>;

/** A story where it is listed. */
export const storyEntry = z.object({
  PageURL: z.string().max(200),
  PageTitle: z.string(),
  /** A kind that this storefront does not know yet is read as `story`. */
  Kind: z.enum(STORY_KINDS).catch('story'),
  Summary: z.string(),
  /** Path in the original folder; empty, with zero size, where the catalogue has no such picture. */
  Image: z.string(),
  ImageWidth: z.number().int(),
  ImageHeight: z.number().int(),
  /** Epoch milliseconds of the last change. */
  UpdatedAt: z.number().int().min(0),
  /** The first and the last day of an occasion, in India. */
  From: z.iso.date().optional().catch(undefined),
  Until: z.iso.date().optional().catch(undefined),
});

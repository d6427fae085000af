import { z } from 'zod';
import { storePath } from './fields.ts';
import { pictureFile } from './story.ts';
import { SORT_ORDERS, TRUST_ICONS } from './vocabulary.ts';

const tile = z.strictObject({
  Title: z.string().min(1).max(120),
  Text: z.string().max(300),
  /** Path without the leading slash. */
  Url: z.string().max(300),
  /** File name of a catalogue banner or of a product photo. */
  Image: pictureFile,
});

const title = z.string().max(120);

const point = z.strictObject({
  Icon: z.enum(TRUST_ICONS),
  Title: z.string().min(1).max(60),
  Text: z.string().max(160),
  /** Path without the leading slash. */
  Url: z.string().max(300),
});

/** The sections of the home page in display order; the operator edits them. */
export const homeLayout = z.array(
  z.discriminatedUnion('Kind', [
    z.strictObject({
      Kind: z.enum(['hero', 'tiles']),
      Title: title,
      Tiles: z.array(tile).min(1).max(20),
    }),
    z.strictObject({
      Kind: z.literal('rail'),
      Title: title,
      ListUrl: storePath,
      Sort: z.enum(SORT_ORDERS).default('popularity'),
    }),
    z.strictObject({ Kind: z.literal('trust'), Title: title, Points: z.array(point).min(1).max(6) }),
    z.strictObject({ Kind: z.enum(['brands', 'stores', 'offers', 'journal']), Title: title }),
  ]),
);
export type HomeLayout = z.output<typeof homeLayout>;

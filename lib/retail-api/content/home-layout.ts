import { z } from 'zod';
import { SORT_ORDERS, storePath } from '#lib/contract/index.ts';

/** Slug of the page that holds the layout of the home page. */
export const HOME_SLUG = 'home.json';

const tile = z.strictObject({
  Title: z.string().min(1).max(120),
  Text: z.string().max(300),
  /** Path without the leading slash. */
  Url: z.string().max(300),
  /** File name in the catalogue's banners. */
  Image: z.string().regex(/^[A-Za-z0-9-]+\.webp$/),
});

/** The sections of the home page in the order to show; the operator edits it. */
export const homeLayout = z.array(
  z.discriminatedUnion('Kind', [
    z.strictObject({
      Kind: z.enum(['hero', 'tiles']),
      Title: z.string().max(120),
      Tiles: z.array(tile).min(1).max(20),
    }),
    z.strictObject({
      Kind: z.literal('rail'),
      Title: z.string().max(120),
      ListUrl: storePath,
      Sort: z.enum(SORT_ORDERS).default('popularity'),
    }),
    z.strictObject({ Kind: z.literal('brands'), Title: z.string().max(120) }),
  ]),
);
export type HomeLayout = z.output<typeof homeLayout>;

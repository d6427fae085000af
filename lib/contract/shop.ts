import { z } from 'zod';

/** The fields of a shop's profile that name a font. */
export const FONT_FIELDS = ['displayFont', 'textFont'] as const;
export type FontField = (typeof FONT_FIELDS)[number];

/** The fields of a shop's profile that name a file which is stored beside it: a picture, or a font. */
export const PICTURE_FIELDS = ['logo', 'darkLogo', 'icon', 'shareImage', ...FONT_FIELDS] as const;
export type PictureField = (typeof PICTURE_FIELDS)[number];

/** The path of the retail API at which the storefront reads the profile, without a JWT. */
export const SHOP_PATH = '/shop-profile';

/** The surrogate key of every page: all of them show something of the profile. */
export const SHOP_TAG = 'shop';

/** What is served there. */
export const servedShop = z.object({
  Version: z.number().int(),
  /** The profile has the form of a file of `SHOP_FILE`. */
  Profile: z.unknown(),
  /** The pictures that it names. */
  Pictures: z.array(
    z.object({
      Field: z.enum(PICTURE_FIELDS),
      /** Its file name, whose ending says what it is. */
      Name: z.string(),
      ContentBase64: z.string(),
    }),
  ),
});
export type ServedShop = z.output<typeof servedShop>;

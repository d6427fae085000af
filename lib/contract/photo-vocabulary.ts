// Plain words without schemas, so that browser code may import them alone.

/** Files that shoppers may send as photos, by extension without the dot, compared in lower case. */
export const PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'jfif', 'png', 'webp'] as const;

/** The largest such file, in bytes. */
export const PHOTO_MAXIMUM_BYTES = 8 * 1024 * 1024;

/** The longer side of a shopper's photo as it is kept, in pixels. */
export const SHOPPER_PHOTO_SIDE = 1600;

/** How large a shopper's photo is asked for: as it is kept, or small enough for a row of them. */
export const SHOPPER_PHOTO_SIZES = ['full', 'thumbnail'] as const;
export type ShopperPhotoSize = (typeof SHOPPER_PHOTO_SIZES)[number];

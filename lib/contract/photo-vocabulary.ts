// Constants without schemas, so that browser code can import them without Zod.

/** The files that shoppers may send as photos, by extension without the dot, compared in lower case. */
export const PHOTO_EXTENSIONS = ['jpg', 'jpeg', 'jfif', 'png', 'webp'] as const;

/** The largest photo file, in bytes. */
export const PHOTO_MAXIMUM_BYTES = 8 * 1024 * 1024;

/** The largest file of a product's photo, in bytes: what a camera writes. */
export const PRODUCT_PHOTO_MAXIMUM_BYTES = 24 * 1024 * 1024;

/** The longer side of a shopper's photo as stored, in pixels. */
export const SHOPPER_PHOTO_SIDE = 1600;

/** The sizes of a shopper's photo: as stored, or small enough for a row of photos. */
export const SHOPPER_PHOTO_SIZES = ['full', 'thumbnail'] as const;
export type ShopperPhotoSize = (typeof SHOPPER_PHOTO_SIZES)[number];

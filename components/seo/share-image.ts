import * as paths from '#lib/shared/paths.ts';
import { photoUrl } from '#lib/shared/photo.ts';
import { shopTitle } from '#lib/storefront/platform/site/shop-words.ts';

/** The store's icon as square PNGs. */
export const ICONS = {
  small: paths.icon('192-v1'),
  large: paths.icon('512-v1'),
  maskable: paths.icon('maskable-512-v1'),
};

/** The preview image of a page that is linked elsewhere. Sizes in pixels. */
export interface ShareImage {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The store's default image, for pages without their own. */
export function storeImage(): ShareImage {
  return { url: paths.icon('share-v1'), width: 1200, height: 630, alt: shopTitle() };
}

const PRODUCT_PHOTO_WIDTH = 800;
/** The largest banner width that link previews load quickly. */
const BANNER_WIDTH = 1440;

/** A square product photo as JPEG, which all link previews support. */
export function productImage(source: string, alt: string): ShareImage {
  const width = PRODUCT_PHOTO_WIDTH;
  return { url: photoUrl(source, width, 'jpeg'), width, height: width, alt };
}

interface Picture {
  source: string;
  width: number;
  height: number;
}

/** A banner or a product photo, which are made in different widths; only the photos of products are square. */
export function pictureImage(picture: Picture, alt: string): ShareImage {
  return picture.width === picture.height ? productImage(picture.source, alt) : bannerImage(picture, alt);
}

/** A banner as JPEG. `width` and `height` are those of the original. */
export function bannerImage({ source, width, height }: Picture, alt: string): ShareImage {
  const made = Math.min(width, BANNER_WIDTH);
  return {
    url: photoUrl(source, BANNER_WIDTH, 'jpeg'),
    width: made,
    height: Math.round((height * made) / width),
    alt,
  };
}

import { type Dimensions, type PhotoFrame, shrunkSize } from './photo-frame.ts';

/**
 * The longest side of the photo that is sent, in pixels: enough detail for the search, and fast on a slow
 * network.
 */
const SENT_PIXELS = 1024;
const SENT_QUALITY = 0.88;
/** The side of the small copy shown beside the results, in pixels. */
const PICTURE_PIXELS = 160;
const PICTURE_QUALITY = 0.7;
/** The maximum length of the small copy's data URL, in characters; a longer one is not stored. */
const PICTURE_CHARACTERS = 30_000;

/** The photo, rotated as its EXIF data says; null where the browser cannot open it. */
export async function openPhotoBitmap(photo: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

type Region = Dimensions & Pick<PhotoFrame, 'left' | 'top'>;

function draw(photo: ImageBitmap, from: Region, { width, height }: Dimensions): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency, and a black background would be mistaken for part of the product.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, from.left, from.top, from.width, from.height, 0, 0, width, height);
  return canvas;
}

function regionOf(photo: Dimensions, frame: PhotoFrame | null): Region {
  if (!frame) return { left: 0, top: 0, width: photo.width, height: photo.height };
  return { left: frame.left, top: frame.top, width: frame.side, height: frame.side };
}

/**
 * The photo, or the framed part of it, as a JPEG without EXIF data whose sides are at most `longest` pixels; null where
 * the browser cannot make one.
 */
export async function shrunkPhoto(
  photo: ImageBitmap,
  frame: PhotoFrame | null,
  longest: number = SENT_PIXELS,
): Promise<File | null> {
  const region = regionOf(photo, frame);
  const canvas = draw(photo, region, shrunkSize(region, longest));
  const content = await new Promise<Blob | null>((resolve) =>
    canvas ? canvas.toBlob(resolve, 'image/jpeg', SENT_QUALITY) : resolve(null),
  );
  return content && new File([content], 'photo.jpg', { type: 'image/jpeg' });
}

/** The middle of the photo or frame as a small square data URL; empty where it cannot be made. */
export function smallPicture(photo: ImageBitmap, frame: PhotoFrame | null): string {
  const region = regionOf(photo, frame);
  const side = Math.min(region.width, region.height);
  const square = {
    left: region.left + (region.width - side) / 2,
    top: region.top + (region.height - side) / 2,
    width: side,
    height: side,
  };
  const canvas = draw(photo, square, { width: PICTURE_PIXELS, height: PICTURE_PIXELS });
  const address = canvas?.toDataURL('image/jpeg', PICTURE_QUALITY) ?? '';
  return address.length <= PICTURE_CHARACTERS ? address : '';
}

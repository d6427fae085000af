import { photoSrcSet, photoUrl } from '#lib/shared/photo.ts';
import { PhotoPreload } from './photo-preload';

interface PhotoProps {
  /** The path in the folder of originals, or any other URL, which is shown unchanged. */
  source: string;
  /** Empty where the text beside the photo says the same. */
  alt: string;
  /** The widths in pixels in which the photo is stored, ascending. */
  widths: readonly number[];
  /** The value of the image's attribute `sizes`. */
  sizes: string;
  /** The intrinsic size in pixels, which reserves the space before the photo has loaded. */
  width: number;
  height: number;
  /** True for photos visible without scrolling, which are loaded eagerly. */
  eager?: boolean;
  /** True for the photo that is the page's largest contentful paint. */
  urgent?: boolean;
  onLoad?: () => void;
  className?: string;
}

/** A photo in AVIF with WebP as fallback, in every stored width. */
export function Photo({ source, alt, widths, sizes, width, height, eager, urgent, onLoad, className }: PhotoProps) {
  const largest = widths.at(-1) ?? width;
  const fallback = photoUrl(source, largest, 'webp');
  const ruled = fallback !== source;
  const avif = photoSrcSet(source, widths, 'avif');
  const image = (
    // biome-ignore lint/performance/noImgElement: all sizes are generated in advance
    <img
      src={fallback}
      srcSet={ruled ? photoSrcSet(source, widths, 'webp') : undefined}
      sizes={ruled ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager || urgent ? 'eager' : 'lazy'}
      fetchPriority={urgent ? 'high' : undefined}
      decoding="async"
      onLoad={onLoad}
      className={className}
    />
  );
  if (!ruled) return image;
  return (
    <>
      {urgent && <PhotoPreload href={photoUrl(source, largest, 'avif')} srcSet={avif} sizes={sizes} />}
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        {image}
      </picture>
    </>
  );
}

import { preload } from 'react-dom';
import { photoSrcSet, photoUrl } from '#lib/shared/photo.ts';

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
  className?: string;
}

/** A photo in AVIF with WebP as fallback, in every stored width. */
export function Photo({ source, alt, widths, sizes, width, height, eager, urgent, className }: PhotoProps) {
  const largest = widths.at(-1) ?? width;
  const fallback = photoUrl(source, largest, 'webp');
  const ruled = fallback !== source;
  // Asked for before the styles are read, so that the photo does not wait for what stands above it.
  if (urgent && ruled) {
    preload(photoUrl(source, largest, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: photoSrcSet(source, widths, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
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
      className={className}
    />
  );
  if (!ruled) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={photoSrcSet(source, widths, 'avif')} sizes={sizes} />
      {image}
    </picture>
  );
}

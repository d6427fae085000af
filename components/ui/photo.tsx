import { photoSrcSet, photoUrl } from '#lib/shared/photo.ts';

interface PhotoProps {
  /** Path in the original folder, or an address outside the store's rule, which is shown as it is. */
  source: string;
  /** Empty where the text beside it already says the same. */
  alt: string;
  /** Widths in pixels that the photo is kept in, ascending. */
  widths: readonly number[];
  /** What the layout makes of it, as in `img sizes`. */
  sizes: string;
  /** Intrinsic pixels: they give the box its shape before the photo arrives. */
  width: number;
  height: number;
  /** True for photos in the first view: fetched at once. */
  eager?: boolean;
  /** True for the one photo that decides when the page looks ready. */
  urgent?: boolean;
  className?: string;
}

/** A photo in AVIF with WebP beside it, in every width it is kept in. */
export function Photo({ source, alt, widths, sizes, width, height, eager, urgent, className }: PhotoProps) {
  const largest = widths.at(-1) ?? width;
  const fallback = photoUrl(source, largest, 'webp');
  const ruled = fallback !== source;
  const image = (
    // biome-ignore lint/performance/noImgElement: every size is made ahead of time, so nothing is left to optimise
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

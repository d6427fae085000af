import type { BrandEntry } from '#lib/storefront/catalogue/brands/types.ts';
import { bannerWidths } from '@/components/home/banner-widths';
import { Photo } from '@/components/ui/photo';

interface BrandPictureProps {
  brand: BrandEntry;
  /** The value of the attribute `sizes`. */
  sizes: string;
  /** Classes for the shape of the box that the picture fills. */
  shape: string;
  /** True for the picture that is the page's largest contentful paint. */
  urgent?: boolean;
}

/**
 * A brand's picture, or the first letter of its name where it has none. It is decorative, since the name is
 * beside it.
 */
export function BrandPicture({ brand: { name, picture }, sizes, shape, urgent = false }: BrandPictureProps) {
  return (
    <div className={`relative overflow-hidden ${picture ? 'bg-photo' : 'bg-card'} ${shape}`}>
      {picture ? (
        <Photo
          source={picture.source}
          alt=""
          widths={bannerWidths(picture.width)}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          urgent={urgent}
          className="absolute inset-0 size-full object-cover object-[85%_50%]"
        />
      ) : (
        <p aria-hidden="true" className="absolute inset-0 grid place-items-center font-display text-5xl text-muted">
          {name.charAt(0)}
        </p>
      )}
    </div>
  );
}

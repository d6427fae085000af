import type { BrandEntry } from '#lib/storefront/catalogue/brands/types.ts';
import { bannerWidths } from '@/components/home/banner-widths';
import { Photo } from '@/components/ui/photo';

interface BrandPictureProps {
  brand: BrandEntry;
  /** Widths for the browser, as in the attribute `sizes`. */
  sizes: string;
  /** Classes of the box that it fills: its shape. */
  shape: string;
  /** True for the one that decides when the page looks ready. */
  urgent?: boolean;
}

/** A brand's picture, or the first letter of its name where it has none. Decoration: the name stands beside it. */
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

import type { HomeTile } from '#lib/storefront/catalogue/types.ts';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { bannerWidths } from './banner-widths';

interface TileProps {
  tile: HomeTile;
  heading: 'h2' | 'h3';
  /** The value of the photo's attribute `sizes`. */
  sizes: string;
  /** Classes for the photo's shape. */
  shape: string;
}

/** A photo above the title that it links to. */
export function Tile({ tile, heading: Heading, sizes, shape }: TileProps) {
  return (
    <div className="group relative">
      <div className="overflow-hidden rounded-sm bg-photo">
        <Photo
          source={tile.photo.source}
          alt=""
          widths={bannerWidths(tile.photo.width)}
          sizes={sizes}
          width={tile.photo.width}
          height={tile.photo.height}
          className={`w-full object-cover transition-transform group-hover:scale-[1.02] ${shape}`}
        />
      </div>
      <Heading className="mt-3 text-lg">
        <Link href={tile.href} className="after:absolute after:inset-0 group-hover:text-brass">
          {tile.title}
        </Link>
      </Heading>
      {tile.text && <p className="mt-0.5 text-muted text-sm">{tile.text}</p>}
    </div>
  );
}

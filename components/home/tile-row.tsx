import type { HomeTile } from '#lib/storefront/catalogue/types.ts';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { bannerWidths } from './banner-widths';
import { SectionHeading } from './section-heading';

interface RowLayout {
  list: string;
  item: string;
  shape: string;
  sizes: string;
}

/** The number of tiles that fit side by side on wide screens. */
const MAX_IN_VIEW = 8;

/** One row of tiles, which scrolls on narrow screens and fits on wide ones. */
const ROW: RowLayout = {
  list: '-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 md:-mx-8 md:scroll-px-8 md:px-8 xl:mx-0 xl:overflow-visible xl:px-0',
  item: 'w-[38%] shrink-0 snap-start sm:w-[28%] md:w-[22%] xl:w-auto xl:min-w-0 xl:flex-1',
  shape: 'aspect-4/5',
  sizes: '(width >= 75rem) 12rem, (width >= 48rem) 22vw, 38vw',
};

/** A row with too many tiles for any screen, which always scrolls. */
const LONG_ROW: RowLayout = {
  ...ROW,
  list: '-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 md:-mx-8 md:scroll-px-8 md:px-8',
  item: 'w-[38%] shrink-0 snap-start sm:w-[28%] md:w-[22%] xl:w-[13%]',
};

/** Four larger tiles, in two rows of two where they do not fit side by side. */
const PAIRS: RowLayout = {
  list: 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6',
  item: '',
  shape: 'aspect-square',
  sizes: '(width >= 75rem) 20rem, (width >= 48rem) 23vw, 44vw',
};

/** Tiles that link to lists, each a photo with its name. */
export function TileRow({ title, tiles }: { title: string; tiles: HomeTile[] }) {
  const { list, item, shape, sizes } = layoutOf(tiles.length);
  return (
    <section aria-label={title} className="page-width">
      <SectionHeading title={title} />
      <ul className={list}>
        {tiles.map((tile, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tiles may have the same link
          <li key={index} className={item}>
            <Tile tile={tile} heading="h3" sizes={sizes} shape={shape} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function layoutOf(count: number): RowLayout {
  if (count === 4) return PAIRS;
  return count > MAX_IN_VIEW ? LONG_ROW : ROW;
}

interface TileProps {
  tile: HomeTile;
  heading: 'h2' | 'h3';
  /** The value of the photo's attribute `sizes`. */
  sizes: string;
  /** Classes for the photo's shape. */
  shape: string;
}

/** A photo above the title that it links to. */
function Tile({ tile, heading: Heading, sizes, shape }: TileProps) {
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
      {tile.text && (
        <p lang={languageOfContent(tile.text)} className="mt-0.5 text-muted text-sm">
          {tile.text}
        </p>
      )}
    </div>
  );
}

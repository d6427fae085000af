import type { HomeTile } from '#lib/catalogue/types.ts';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { bannerWidths } from './banner-widths';
import { SectionHeading } from './section-heading';

/** Doors to categories: a row that scrolls on narrow screens and fits whole on wide ones. */
export function TileRow({ title, tiles }: { title: string; tiles: HomeTile[] }) {
  return (
    <section aria-label={title} className="page-width">
      <SectionHeading title={title} />
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto px-4 pb-2 md:-mx-8 md:scroll-px-8 md:px-8 xl:mx-0 xl:overflow-visible xl:px-0">
        {tiles.map((tile) => (
          <li key={tile.href} className="w-[38%] shrink-0 snap-start sm:w-[28%] md:w-[22%] xl:w-auto xl:flex-1">
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ tile }: { tile: HomeTile }) {
  return (
    <div className="group relative">
      <div className="overflow-hidden rounded-sm bg-photo">
        <Photo
          source={tile.photo.source}
          alt=""
          widths={bannerWidths(tile.photo.width)}
          sizes="(width >= 75rem) 12rem, (width >= 48rem) 22vw, 38vw"
          width={tile.photo.width}
          height={tile.photo.height}
          className="aspect-4/5 w-full object-cover transition-transform group-hover:scale-[1.03]"
        />
      </div>
      <h3 className="mt-3 text-lg">
        <Link href={tile.href} className="after:absolute after:inset-0 group-hover:text-brass">
          {tile.title}
        </Link>
      </h3>
      {tile.text && <p className="text-muted text-sm">{tile.text}</p>}
    </div>
  );
}

import type { BrandTile } from '#lib/storefront/catalogue/types.ts';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { bannerWidths } from './banner-widths';
import { SectionHeading } from './section-heading';

/** The brands: two scrolling rows on narrow screens, all of them on wide ones. */
export function BrandIndex({ title, tiles }: { title: string; tiles: BrandTile[] }) {
  return (
    <section aria-label={title} className="page-width">
      <SectionHeading title={title} />
      <ul className="-mx-4 grid snap-x scroll-px-4 auto-cols-[38%] grid-flow-col grid-rows-[auto_auto] gap-x-4 gap-y-6 overflow-x-auto px-4 pb-2 sm:auto-cols-[28%] md:-mx-8 md:auto-cols-[22%] md:scroll-px-8 md:px-8 xl:mx-0 xl:grid-flow-row xl:grid-cols-7 xl:grid-rows-none xl:gap-y-8 xl:overflow-visible xl:px-0">
        {tiles.map((tile) => (
          <li key={tile.href} className="group relative min-w-0 snap-start">
            <div className="overflow-hidden rounded-sm bg-photo">
              <Picture tile={tile} />
            </div>
            <h3 className="mt-2 text-lg leading-snug">
              <Link href={tile.href} className="after:absolute after:inset-0 group-hover:text-brass">
                {tile.title}
              </Link>
            </h3>
            {tile.text && (
              <p lang={languageOfContent(tile.text)} className="text-muted text-xs">
                {tile.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Picture({ tile: { photo, title } }: { tile: BrandTile }) {
  if (!photo) {
    return (
      <p aria-hidden="true" className="flex aspect-4/3 items-center justify-center font-display text-4xl text-muted">
        {title.charAt(0)}
      </p>
    );
  }
  return (
    <Photo
      source={photo.source}
      alt=""
      widths={bannerWidths(photo.width)}
      sizes="(width >= 75rem) 18rem, (width >= 48rem) 38vw, (width >= 40rem) 48vw, 65vw"
      width={photo.width}
      height={photo.height}
      className="aspect-4/3 w-full object-cover object-[85%_50%] transition-transform group-hover:scale-[1.02] motion-reduce:transition-none"
    />
  );
}

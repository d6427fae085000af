import type { HomeTile } from '#lib/catalogue/types.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { bannerWidths } from './banner-widths';
import { Tile } from './tile';

interface HeroProps {
  tiles: HomeTile[];
  /** True for the first of the page: its title is the page's heading and its photo is fetched first. */
  leading: boolean;
}

/** One wide banner with its words on a sheet of paper, and any others side by side below it. */
export function Hero({ tiles, leading }: HeroProps) {
  const [first, ...others] = tiles;
  if (!first) return null;
  return (
    <section aria-label={first.title} className="flex flex-col gap-y-8 md:gap-y-12">
      <LargeBanner tile={first} leading={leading} />
      {others.length > 0 && (
        <ul className="page-width grid gap-x-6 gap-y-8 md:grid-cols-3">
          {others.map((tile) => (
            <li key={tile.href}>
              <Tile tile={tile} heading="h2" sizes="(width >= 48rem) 45vw, 140vw" shape="aspect-8/5 object-right" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function LargeBanner({ tile, leading }: { tile: HomeTile; leading: boolean }) {
  const Heading = leading ? 'h1' : 'h2';
  return (
    <div className="group relative border-line border-b lg:grid lg:grid-cols-[5fr_8fr]">
      <div className="relative aspect-8/5 md:aspect-2/1 lg:col-start-2 lg:row-start-1 lg:aspect-auto lg:min-h-[min(38vw,40rem)]">
        <Photo
          source={tile.photo.source}
          alt={tile.photo.alt}
          widths={bannerWidths(tile.photo.width)}
          sizes="(width >= 48rem) 90vw, 150vw"
          width={tile.photo.width}
          height={tile.photo.height}
          urgent={leading}
          className="absolute inset-0 size-full object-cover object-right"
        />
      </div>
      <div className="flex flex-col justify-center px-4 py-8 md:px-8 lg:row-start-1 lg:pl-[max(2rem,calc((100vw-80rem)/2))]">
        <Heading className="text-4xl lg:text-5xl">{tile.title}</Heading>
        <p className="mt-3 max-w-[36ch] text-lg text-muted">{tile.text}</p>
        <p className="mt-5 flex">
          <Link
            href={tile.href}
            aria-label={`Shop now: ${tile.title}`}
            className="inline-flex min-h-11 items-center gap-2 border-brass border-b text-brass after:absolute after:inset-0"
          >
            Shop now
            <Icon name="right" className="size-4" />
          </Link>
        </p>
      </div>
    </div>
  );
}

import type { HomeTile } from '#lib/catalogue/types.ts';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { bannerWidths } from './banner-widths';

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
        <ul className="page-width grid gap-x-6 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
          {others.map((tile) => (
            <li key={tile.href}>
              <SmallBanner tile={tile} />
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
    <div className="group relative mx-auto w-full max-w-480">
      <Photo
        source={tile.photo.source}
        alt={tile.photo.alt}
        widths={bannerWidths(tile.photo.width)}
        sizes="(width >= 120rem) 120rem, (width >= 48rem) 100vw, 150vw"
        width={tile.photo.width}
        height={tile.photo.height}
        urgent={leading}
        className="aspect-4/3 w-full object-cover object-[68%_50%] md:aspect-1920/820"
      />
      <div className="md:page-width md:absolute md:inset-0 md:flex md:items-center">
        <div className="bg-paper px-4 pt-6 md:max-w-md md:rounded-sm md:p-8 lg:p-10">
          <Heading className="text-4xl lg:text-5xl">{tile.title}</Heading>
          <p className="mt-3 max-w-measure text-lg text-muted">{tile.text}</p>
          <p className="mt-5 inline-flex min-h-11 items-center gap-2 border-brass border-b text-brass">
            <Link href={tile.href} aria-label={`Shop ${tile.title}`} className="after:absolute after:inset-0">
              Shop now
            </Link>
            <Icon name="right" className="size-4" />
          </p>
        </div>
      </div>
    </div>
  );
}

function SmallBanner({ tile }: { tile: HomeTile }) {
  return (
    <div className="group relative">
      <div className="overflow-hidden rounded-sm">
        <Photo
          source={tile.photo.source}
          alt={tile.photo.alt}
          widths={bannerWidths(tile.photo.width)}
          sizes="(width >= 75rem) 42rem, (width >= 48rem) 70vw, 140vw"
          width={tile.photo.width}
          height={tile.photo.height}
          className="aspect-3/2 w-full object-cover object-[72%_50%] transition-transform group-hover:scale-[1.02]"
        />
      </div>
      <h2 className="mt-4 text-xl">
        <Link href={tile.href} className="after:absolute after:inset-0 group-hover:text-brass">
          {tile.title}
        </Link>
      </h2>
      <p className="mt-1 text-muted">{tile.text}</p>
    </div>
  );
}

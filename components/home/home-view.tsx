import { Fragment } from 'react';
import { shopName } from '#lib/shared/shop-profile.ts';
import type { HomeSection } from '#lib/storefront/catalogue/types.ts';
import { shopTitle } from '#lib/storefront/platform/site/shop-words.ts';
import * as m from '#messages';
import { RecentlyViewedContainer } from '@/components/catalogue/recently-viewed/recently-viewed-container';
import { MoreStories } from '@/components/journal/more-stories';
import { BelowFirstView } from '@/components/ui/below-first-view';
import { BrandIndex } from './brand-index';
import { Hero } from './hero';
import { OffersSection } from './offers-section';
import { ProductCarousel } from './product-carousel';
import { StoresSection } from './stores-section';
import { TileRow } from './tile-row';
import { TrustPoints } from './trust-points';

interface HomeViewProps {
  sections: HomeSection[];
  /** Whether the shop has nothing to sell yet. */
  isEmptyShop?: boolean;
}

/** The sections that a tall window shows, and the next. */
const FIRST_VIEW = 3;

/** The home page of a shop that has nothing to show yet. */
function EmptyHome() {
  return (
    <div className="page-width py-20 text-center md:py-32">
      <h1 className="text-3xl md:text-4xl">{m.homeOpensSoon({ shop: shopName() })}</h1>
      <p className="mt-4 text-muted">{m.homeFirstPieces()}</p>
    </div>
  );
}

/** The home page: the operator's sections in their order. */
export function HomeView({ sections, isEmptyShop = false }: HomeViewProps) {
  if (isEmptyShop) return <EmptyHome />;
  const leading = sections.findIndex((section) => section.kind === 'hero');
  return (
    <>
      <div className="flex flex-col gap-y-12 md:gap-y-24">
        {leading === -1 && <h1 className="sr-only">{shopTitle()}</h1>}
        {sections.map((section, index) => {
          const Place = index < FIRST_VIEW ? Fragment : BelowFirstView;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections may be equal; only the position differs
            <Place key={index}>
              <Section section={section} leading={index === leading} />
            </Place>
          );
        })}
      </div>
      <RecentlyViewedContainer className="page-width [&:not(:empty)]:pt-16" />
    </>
  );
}

function Section({ section, leading }: { section: HomeSection; leading: boolean }) {
  switch (section.kind) {
    case 'hero':
      return <Hero title={section.title} tiles={section.tiles} leading={leading} />;
    case 'tiles':
      return <TileRow title={section.title} tiles={section.tiles} />;
    case 'brands':
      return <BrandIndex title={section.title} tiles={section.tiles} />;
    case 'rail':
      return <ProductCarousel title={section.title} href={section.href} products={section.products} />;
    case 'trust':
      return <TrustPoints title={section.title} points={section.points} />;
    case 'offers':
      return <OffersSection title={section.title} offers={section.offers} />;
    case 'journal':
      return <MoreStories title={section.title} stories={section.stories} />;
    case 'stores':
      return <StoresSection title={section.title} stores={section.stores} />;
  }
}

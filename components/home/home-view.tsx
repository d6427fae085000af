import type { HomeSection } from '#lib/catalogue/types.ts';
import { Strip } from '@/components/ui/strip';
import { BrandIndex } from './brand-index';
import { Hero } from './hero';
import { Rail } from './rail';
import { TileRow } from './tile-row';

interface HomeViewProps {
  sections: HomeSection[];
  /** HTML from the operator that stays in view; nothing is shown where it is empty. */
  disclaimer: string;
}

/** The home page: the operator's sections in the operator's order. */
export function HomeView({ sections, disclaimer }: HomeViewProps) {
  const leading = sections.findIndex((section) => section.kind === 'hero');
  return (
    <>
      <Strip label="Disclaimer" html={disclaimer} className="top-strip sticky top-0 z-10 border-b" />
      <div className="flex flex-col gap-y-16 md:gap-y-24">
        {leading === -1 && <h1 className="sr-only">Samay: watches, smartwatches and jewellery</h1>}
        {sections.map((section, index) => (
          <Section key={`${section.kind}-${section.title}`} section={section} leading={index === leading} />
        ))}
      </div>
    </>
  );
}

function Section({ section, leading }: { section: HomeSection; leading: boolean }) {
  switch (section.kind) {
    case 'hero':
      return <Hero tiles={section.tiles} leading={leading} />;
    case 'tiles':
      return <TileRow title={section.title} tiles={section.tiles} />;
    case 'brands':
      return <BrandIndex title={section.title} tiles={section.tiles} />;
    case 'rail':
      return <Rail title={section.title} href={section.href} products={section.products} />;
  }
}

import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';
import { TaggedText } from '@/components/ui/tagged-text';

interface ColourwaysProps {
  /** The page's product. */
  current: ProductSummary;
  /** The same design in other colours, each with its own page. */
  others: ProductSummary[];
}

const TILE = 'block w-20 text-center text-xs';

/** All colours of a design, in the same order on each of their pages. */
export function Colourways({ current, others }: ColourwaysProps) {
  const all = [current, ...others].sort((one, other) => one.code.localeCompare(other.code));
  return (
    <div>
      <p>
        <TaggedText
          text={m.productColourIs({ colour: current.colour })}
          tags={{ label: (inner) => <span className="text-muted">{inner}</span> }}
        />
      </p>
      <ul aria-label={m.productColours()} className="mt-2 flex flex-wrap gap-2">
        {all.map((card) => (
          <li key={card.code}>
            {card === current ? (
              <span aria-current="true" className={TILE}>
                <Swatch card={card} edge="border-ink" />
              </span>
            ) : (
              <Link href={card.href} className={`${TILE} group`}>
                <Swatch card={card} edge="border-transparent group-hover:border-edge" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Swatch({ card, edge }: { card: ProductSummary; edge: string }) {
  const photo = card.photos[0];
  return (
    <>
      {/* The border has a gap to the photo, whose background is light in both colour schemes. */}
      <span className={`block aspect-square border-2 p-0.5 ${edge}`}>
        {photo && (
          <Photo
            source={photo.source}
            alt=""
            widths={[160]}
            sizes="80px"
            width={160}
            height={160}
            className="w-full bg-photo"
          />
        )}
      </span>
      <span className="mt-1 block">{card.colour}</span>
    </>
  );
}

import type { CardColour } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';

const MAX_SHOWN = 4;
/** Between the colours of a name: `Black and Gold`, `Blue / White`. */
const BETWEEN_COLOURS = /\s+and\s+|\s*[&/]\s*/;

interface CardColoursProps {
  /** At least two. */
  colours: readonly CardColour[];
  /** The path of the card's own product. */
  own: string;
}

/**
 * The colours of a card's design as dots: its own marked, the others links to their products. Of many the first ones
 * are shown, and the number of the rest.
 */
export function CardColours({ colours, own }: CardColoursProps) {
  const shown = colours.filter(({ href }, index) => index < MAX_SHOWN || href === own);
  const more = colours.length - shown.length;
  return (
    <ul aria-label={m.cardColours()} className="card-colours">
      {shown.map(({ name, shade, href }) => (
        <li key={href}>
          {href === own ? (
            <span aria-current="true" title={name}>
              <Dot name={name} shade={shade} />
            </span>
          ) : (
            <Link href={href} title={name}>
              <Dot name={name} shade={shade} />
            </Link>
          )}
        </li>
      ))}
      {more > 0 && (
        <li className="text-muted text-xs">
          <TaggedText
            text={m.cardMoreColours({ count: more })}
            tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
          />
        </li>
      )}
    </ul>
  );
}

/** A dot of one colour or several side by side, and their name for who does not see it. */
function Dot({ name, shade }: Omit<CardColour, 'href'>) {
  const parts = shade.toLowerCase().split(BETWEEN_COLOURS);
  return (
    <>
      <span className="dot">
        {parts.map((part) => (
          <i key={part} data-colour={part.replaceAll(' ', '-')} />
        ))}
      </span>
      <span className="sr-only">{name}</span>
    </>
  );
}

import type { ProductCard } from '#lib/catalogue/types.ts';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';

interface ColourwaysProps {
  /** Colour of the product on the page. */
  colour: string;
  others: ProductCard[];
}

/** The same design in its other colours, each a page of its own. */
export function Colourways({ colour, others }: ColourwaysProps) {
  return (
    <div>
      <p>
        <span className="text-muted">Colour: </span>
        {colour}
      </p>
      <ul aria-label="Other colours" className="mt-2 flex flex-wrap gap-2">
        {others.map((other) => (
          <li key={other.code}>
            <Link href={other.href} className="block w-20 text-center text-xs hover:text-brass">
              {other.photos[0] && (
                <span className="block border border-line bg-photo">
                  <Photo
                    source={other.photos[0].source}
                    alt=""
                    widths={[160]}
                    sizes="80px"
                    width={160}
                    height={160}
                    className="w-full"
                  />
                </span>
              )}
              <span className="mt-1 block">{other.colour}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

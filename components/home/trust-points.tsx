import type { TrustPoint } from '#lib/storefront/catalogue/types.ts';
import { LineDrawing } from '@/components/ui/icon';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';

/** Defined here instead of the icon set, which every page loads. */
const SHAPES: Record<TrustPoint['icon'], string> = {
  delivery:
    'M5 17H3V6.5h11V17H9m5-7h3.8l3.2 3.4V17h-2m-4 0h-1M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  returns: 'M8.5 4.5 4.5 8.5l4 4m-4-4H14a5.5 5.5 0 0 1 0 11H8',
  hallmark:
    'M12 15a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Zm-3.4-1.2L7.5 20.5l4.5-2.3 4.5 2.3-1.1-6.7M9.7 9.6l1.7 1.7 3-3.2',
  warranty: 'M12 3.5 19 6v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V6l7-2.5Zm-3 8.3 2.2 2.2 4-4.3',
};

interface TrustPointsProps {
  title: string;
  points: TrustPoint[];
}

/** The store's promises, in one line on wide screens; each links to the page with the details. */
export function TrustPoints({ title, points }: TrustPointsProps) {
  if (points.length === 0) return null;
  return (
    <section aria-label={title} className="page-width">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 border-line border-y py-6 md:gap-x-6 md:py-8 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may have the same title
          <li key={index} className="group relative flex min-w-0 flex-col gap-x-4 gap-y-2 md:flex-row">
            <LineDrawing shape={SHAPES[point.icon]} className="size-7 text-brass" />
            <div className="min-w-0">
              <h2 className="font-medium font-sans text-base leading-snug">
                <Link href={point.href} className="after:absolute after:inset-0 group-hover:text-brass">
                  {point.title}
                </Link>
              </h2>
              {point.text && (
                <p lang={languageOfContent(point.text)} className="mt-1 text-muted text-sm">
                  {point.text}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

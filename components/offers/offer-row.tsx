import type { OfferBanner } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';
import { endOfOffer, isEndNear, lastDayOfOffer } from './offer-end';

interface OfferRowProps {
  offer: OfferBanner;
  /** Epoch milliseconds. */
  now: number;
  level: 2 | 3;
}

/** The title of the offer, which the place of its links shows already. */
const NAME = { name: (inner: string) => <span className="sr-only">{inner}</span> };

const ACTION =
  'inline-flex min-h-11 cursor-pointer items-center gap-1 underline decoration-line underline-offset-4 hover:text-ink md:min-h-8';

/** One offer above a thin line: its title, when it ends, and a toggle for its terms. */
export function OfferRow({ offer, now, level }: OfferRowProps) {
  const Heading = `h${level}` as const;
  const { title, terms, href } = offer;
  const until = isEndNear(offer, now) ? endOfOffer(offer, now) : null;
  return (
    <li className="min-w-0 border-line border-b pt-3 pb-1">
      <Heading lang={languageOfContent(title)} className="font-medium font-sans text-base">
        {title}
      </Heading>
      {until && <p className="text-muted text-sm">{until}</p>}
      <div className="flex flex-wrap items-start gap-x-6 text-muted text-sm">
        {href && (
          <Link href={href} className={ACTION}>
            <TaggedText text={m.offersShopNow({ name: title })} tags={NAME} />
          </Link>
        )}
        <details className="group open:order-last open:basis-full">
          <summary className={`${ACTION} w-fit list-none [&::-webkit-details-marker]:hidden`}>
            <TaggedText text={m.offersTerms({ name: title })} tags={NAME} />
            <Icon
              name="down"
              className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <p lang={languageOfContent(terms)} className="max-w-measure pb-2">
            {until ? m.offersTermsUntil({ terms, date: lastDayOfOffer(offer, now) }) : terms}
          </p>
        </details>
      </div>
    </li>
  );
}

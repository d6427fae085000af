import * as m from '#messages';
import { Link } from '@/components/ui/link';

interface SectionHeadingProps {
  title: string;
  /** The list that "See all" links to; without it there is no such link. */
  href?: string | undefined;
  /** The text of the link. */
  linkText?: string | undefined;
}

/** The title of a home page section, with a link to all of its content. */
export function SectionHeading({ title, href, linkText = m.homeSeeAll() }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex items-baseline justify-between gap-4 md:mb-8">
      <h2 className="min-w-0 text-2xl md:text-3xl">{title}</h2>
      {href && (
        <Link
          href={href}
          aria-label={m.homeLinkOf({ link: linkText, title })}
          className="-my-2 flex min-h-11 shrink-0 items-center text-sm underline decoration-line underline-offset-4 hover:text-brass"
        >
          {linkText}
        </Link>
      )}
    </div>
  );
}

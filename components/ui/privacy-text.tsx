import * as paths from '#lib/shared/paths.ts';
import { Link } from './link';
import { TaggedText } from './tagged-text';

/** A sentence in which `<link>…</link>` leads to the privacy notice. */
export function PrivacyText({ text }: { text: string }) {
  return (
    <TaggedText
      text={text}
      tags={{
        link: (inner) => (
          <Link href={paths.content('privacy')} className="underline decoration-line underline-offset-4 hover:text-ink">
            {inner}
          </Link>
        ),
      }}
    />
  );
}

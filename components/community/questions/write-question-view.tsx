import type { ReactNode } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { REVIEWS_SLUG } from '#lib/shared/route-names.ts';
import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { TaggedText } from '@/components/ui/tagged-text';

interface WriteQuestionViewProps {
  product: Pick<ProductSummary, 'title' | 'href'>;
  /** The form, and any content before it. */
  children: ReactNode;
}

/** The page to ask or answer a question, below the product that it is about. */
export function WriteQuestionView({ product, children }: WriteQuestionViewProps) {
  return (
    <>
      <p className="mt-4 [overflow-wrap:anywhere]">
        <TaggedText
          text={m.communityAbout({ title: product.title })}
          tags={{
            link: (title) => (
              <Link href={product.href} className="underline decoration-line underline-offset-4 hover:text-brass">
                {title}
              </Link>
            ),
          }}
        />
      </p>
      <p className="mt-2 max-w-measure text-muted text-sm">
        {m.communityWeReadQuestions()}{' '}
        <Link
          href={paths.content(REVIEWS_SLUG)}
          className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4"
        >
          {m.communityHowQuestionsWork()}
        </Link>
      </p>
      {children}
    </>
  );
}

import type { ReactNode } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { REVIEWS_SLUG } from '#lib/shared/route-names.ts';
import type { ProductSummary } from '#lib/storefront/catalogue/types.ts';
import { Link } from '@/components/ui/link';

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
        About{' '}
        <Link href={product.href} className="underline decoration-line underline-offset-4 hover:text-brass">
          {product.title}
        </Link>
      </p>
      <p className="mt-2 max-w-measure text-muted text-sm">
        We read every question and answer before we publish it.{' '}
        <Link
          href={paths.content(REVIEWS_SLUG)}
          className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4"
        >
          How questions and answers work
        </Link>
      </p>
      {children}
    </>
  );
}

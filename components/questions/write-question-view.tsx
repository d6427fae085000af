import type { ReactNode } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { REVIEWS_SLUG } from '#lib/shared/route-names.ts';
import type { ProductCard } from '#lib/storefront/catalogue/types.ts';
import { Link } from '@/components/ui/link';

interface WriteQuestionViewProps {
  product: Pick<ProductCard, 'title' | 'href'>;
  /** The form, with what stands before it. */
  children: ReactNode;
}

/** What is asked or answered about one product, below what it is about. */
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

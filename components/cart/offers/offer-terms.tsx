import * as m from '#messages';
import { Icon } from '@/components/ui/icon';
import { languageOfContent } from '@/components/ui/in-its-language';
import { TaggedText } from '@/components/ui/tagged-text';

interface OfferTermsProps {
  title: string;
  terms: string;
}

/**
 * The terms of an offer: a toggle at the end of its row and, once opened, the text below; renders nothing
 * without terms.
 */
export function OfferTerms({ title, terms }: OfferTermsProps) {
  if (terms === '') return null;
  return (
    <details className="group text-muted text-sm open:basis-full">
      <summary className="ml-auto flex min-h-11 w-fit cursor-pointer items-center gap-1 underline decoration-line underline-offset-4 hover:text-ink">
        <TaggedText
          text={m.offersTerms({ name: title })}
          tags={{ name: (inner) => <span className="sr-only">{inner}</span> }}
        />
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180 motion-reduce:transition-none" />
      </summary>
      <p lang={languageOfContent(terms)} className="max-w-measure pb-3">
        {terms}
      </p>
    </details>
  );
}

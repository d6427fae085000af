import { withLocalLinks } from '#lib/shared/language/local-href.ts';
import { languageOfContent } from '@/components/ui/in-its-language';

interface RichTextProps {
  /** HTML from the operator, sanitised by `lib/storefront/content`. */
  html: string;
  className?: string;
}

/** Formatted text written by the operator. */
export function RichText({ html, className = '' }: RichTextProps) {
  return (
    <div
      lang={languageOfContent(html)}
      className={`rich-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML sanitised when it was received from the retail API
      dangerouslySetInnerHTML={{ __html: withLocalLinks(html) }}
    />
  );
}

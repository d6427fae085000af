interface RichTextProps {
  /** HTML from the operator, already sanitised by `lib/storefront/content`. */
  html: string;
  className?: string;
}

/** Text with markup written by the operator. */
export function RichText({ html, className = '' }: RichTextProps) {
  return (
    <div
      className={`rich-text ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it entered the storefront
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

import { RichText } from '@/components/ui/rich-text';

interface HtmlBannerProps {
  /** Name of the landmark. */
  label: string;
  /** HTML from the operator, already sanitised; nothing is shown where it is empty. */
  html: string;
  className: string;
}

/** One line or two from the operator across the whole width. */
export function HtmlBanner({ label, html, className }: HtmlBannerProps) {
  if (!html) return null;
  return (
    <aside aria-label={label} className={`border-line bg-card px-4 py-2 text-center text-xs md:text-sm ${className}`}>
      <RichText html={html} />
    </aside>
  );
}

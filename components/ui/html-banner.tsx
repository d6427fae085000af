import { RichText } from '@/components/ui/rich-text';

interface HtmlBannerProps {
  /** The name of the landmark. */
  label: string;
  /** Sanitised HTML from the operator; renders nothing where it is empty. */
  html: string;
  className: string;
}

/** A full-width strip with the operator's text. */
export function HtmlBanner({ label, html, className }: HtmlBannerProps) {
  if (!html) return null;
  return (
    <aside aria-label={label} className={`border-line bg-card px-4 py-2 text-center text-xs md:text-sm ${className}`}>
      <RichText html={html} />
    </aside>
  );
}

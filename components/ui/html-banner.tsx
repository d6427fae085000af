import { type StripColour, stripColour } from '#lib/shared/strip-colour.ts';
import { RichText } from '@/components/ui/rich-text';

/** Paper on ink or accent reads as well as these on paper. */
const GROUNDS: Readonly<Record<StripColour | 'card', string>> = {
  card: 'bg-card',
  ink: 'bg-ink text-paper',
  accent: 'bg-brass text-paper',
};

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
    <aside
      aria-label={label}
      className={`border-line ${GROUNDS[stripColour(html)]} px-4 py-2 text-center text-xs md:text-sm ${className}`}
    >
      <RichText html={html} />
    </aside>
  );
}

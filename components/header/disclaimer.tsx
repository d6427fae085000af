'use client';

import { carriesDisclaimer } from '#lib/storefront/content/disclaimer-routes.ts';
import { usePagePath } from '#lib/storefront/platform/browser/use-page-path.ts';
import * as m from '#messages';
import { HtmlBanner } from '@/components/ui/html-banner';

/**
 * The operator's disclaimer, on the routes that carry it. A client component, because the frame persists
 * between pages.
 */
export function Disclaimer({ html }: { html: string }) {
  if (!carriesDisclaimer(usePagePath())) return null;
  return <HtmlBanner label={m.headerDisclaimer()} html={html} className="top-strip sticky top-0 z-10 border-b" />;
}

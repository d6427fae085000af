'use client';

import { useFooterStages } from './use-footer-stages';

/** The part of the footer that comes when the shopper does; what it holds is on the page of the sitemap, too. */
export function LazyFooter() {
  const { rest, hasMenu } = useFooterStages();
  return rest && <rest.View content={rest.content} hasMenu={hasMenu} />;
}

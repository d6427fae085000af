'use client';

import { useFooterStages } from './use-footer-stages';

/** The lazily loaded part of the footer; its links are on the sitemap page, too. */
export function LazyFooter() {
  const { rest, hasMenu } = useFooterStages();
  return rest && <rest.View content={rest.content} hasMenu={hasMenu} />;
}

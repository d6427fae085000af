/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { setCookie } from 'cookies-next/client';
import { useLayoutEffect } from 'react';
import { PROMPT_VISIBLE_ATTRIBUTE } from '#lib/storefront/marketing/consent/notice.ts';
import { NOTICE_VERSION } from '#lib/storefront/marketing/consent/purposes.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { VisitParts } from './visit-parts';

const Nothing = () => null;
/** A part during whose first frame somebody refuses everything in another tab. */
function RefusedElsewhere() {
  useLayoutEffect(() => {
    void setCookie(READABLE_COOKIES.consent, `${NOTICE_VERSION}.abc`, { path: '/' });
    void setCookie(READABLE_COOKIES.isCookie, 'false', { path: '/' });
  }, []);
  return null;
}

jest.mock('@/components/catalogue/compare/lazy-compare-bar', () => ({ LazyCompareBar: () => <RefusedElsewhere /> }));
jest.mock('@/components/catalogue/compare/lazy-compare-toggle', () => ({ LazyCompareToggle: () => <Nothing /> }));
jest.mock('@/components/catalogue/recently-viewed/lazy-recently-viewed', () => ({
  LazyRecentlyViewed: () => <Nothing />,
}));
jest.mock('@/components/stores/lazy-stock-finder', () => ({ LazyStockFinder: () => <Nothing /> }));
jest.mock('@/components/product/lazy-parts', () => ({ preloadProductParts: async () => undefined }));
jest.mock('../navigation/prefetch-plan', () => ({
  currentNetwork: () => undefined,
  prefetchLimit: () => ({ pages: 0 }),
}));
jest.mock('#lib/storefront/marketing/campaigns/start.ts', () => ({ startCampaigns: () => undefined }));
jest.mock('#lib/storefront/marketing/analytics/start.ts', () => ({ startAnalytics: () => undefined }));
jest.mock('#lib/storefront/catalogue/recently-viewed/start.ts', () => ({ startRecent: () => undefined }));

test('a choice made in another tab while the consent notice gets its scripts hides the notice', () => {
  document.documentElement.setAttribute(PROMPT_VISIBLE_ATTRIBUTE, '');
  render(<VisitParts />);
  expect(document.documentElement.hasAttribute(PROMPT_VISIBLE_ATTRIBUTE)).toBe(false);
});

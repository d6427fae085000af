import type { ReactNode } from 'react';
import type { FooterLink, SiteBanners } from '#lib/storefront/content/types.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import { otherLanguages } from '#lib/storefront/platform/site/offered-languages.ts';
import * as m from '#messages';
import { ConsentNotice } from '@/components/consent/consent-notice';
import { CookieChoices } from '@/components/consent/cookie-choices';
import { Footer } from '@/components/footer/footer';
import { Disclaimer } from '@/components/header/disclaimer';
import { LanguageLinks } from '@/components/header/language-links';
import { QuickAddForm } from '@/components/quick-add/quick-add-form';
import { HtmlBanner } from '@/components/ui/html-banner';
import { CartFlowHeader } from './cart-flow-header';
import type { FrameMenu } from './frame-menu';
import { FullHeader } from './full-header';
import { HomeLink } from './home-link';
import { LoadCheck } from './load-check-island';

const SMALL_LINK = 'min-h-11 cursor-pointer px-2 underline underline-offset-4 hover:text-ink';
const ONE_LINE_ON_PHONES = 'max-md:overflow-x-auto max-md:whitespace-nowrap';

/** The frame around a page, by the mode that the middleware chose for its URL. */
export type FrameData = {
  /** The nonce of a page rendered for one visitor. */
  nonce?: string | undefined;
} & (
  | { mode: 'none' }
  | { mode: 'logo' }
  | { mode: 'cart-flow'; banners: SiteBanners; wishlist: boolean }
  | {
      mode: 'full';
      device: Device;
      menu: FrameMenu;
      footerLinks: FooterLink[];
      banners: SiteBanners;
      cartCount: boolean;
      wishlist: boolean;
      /** Whether the cart opens after an addition. */
      opensCart: boolean;
    }
);

/** Header, main and footer around a page. */
export function SiteFrame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  const main = (
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
  // The notice follows the page, above whose lower bar it stands: in front of it, it would move as the bar arrives.
  const notice = <ConsentNotice nonce={frame.nonce} />;
  if (frame.mode === 'none' || frame.mode === 'logo') {
    return (
      <>
        {frame.mode === 'logo' && (
          <header className="border-line border-b bg-paper">
            <div className="page-width flex min-h-16 items-center py-2">
              <HomeLink />
            </div>
          </header>
        )}
        {main}
        {notice}
        {/* Consent can be withdrawn here as easily as it was given. */}
        <section aria-label={m.headerChoices()} className="page-width pb-6 text-center text-muted text-sm">
          <CookieChoices className={SMALL_LINK} />
          <LanguageLinks languages={otherLanguages()} className={`inline-block py-2.5 ${SMALL_LINK}`} />
        </section>
        <LoadCheck />
      </>
    );
  }
  const { banners } = frame;
  if (frame.mode === 'cart-flow') {
    return (
      <>
        <CartFlowHeader wishlist={frame.wishlist} />
        {main}
        {notice}
        <QuickAddForm inPlace={false} />
        <Footer links={[]} text={banners.footer} />
      </>
    );
  }
  return (
    <>
      <HtmlBanner label={m.headerAnnouncement()} html={banners.promo} className={`border-b ${ONE_LINE_ON_PHONES}`} />
      <FullHeader menu={frame.menu} device={frame.device} cartCount={frame.cartCount} wishlist={frame.wishlist} />
      {banners.disclaimer && <Disclaimer html={banners.disclaimer} />}
      {main}
      {notice}
      <QuickAddForm inPlace opensCart={frame.opensCart} />
      <Footer links={frame.footerLinks} text={banners.footer} />
      <HtmlBanner
        label={m.headerNotice()}
        html={banners.bottomSticky}
        className="bottom-strip sticky bottom-0 z-10 border-t"
      />
    </>
  );
}

import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { getFooter, getMenu, getStrips } from '#lib/content/server.ts';
import type { Device, HeaderMode } from '#lib/gate/index.ts';
import { Footer } from '@/components/footer/footer';
import { RichText } from '@/components/ui/rich-text';
import { CartFlowHeader } from './cart-flow-header';
import { FullHeader } from './full-header';

/** Header, main and footer around a page, in the mode that the gate chose for its address. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const { mode, device } = await frameFacts();
  const main = (
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
  if (mode === 'none') return main;
  if (mode === 'cart-flow') {
    return (
      <>
        <CartFlowHeader />
        {main}
        <Footer groups={[]} />
      </>
    );
  }
  const [entries, groups, strips] = await Promise.all([getMenu(device), getFooter(), getStrips()]);
  return (
    <>
      {strips.promo && (
        <aside
          aria-label="Announcement"
          className="border-line border-b bg-card px-4 py-2 text-center text-xs md:text-sm"
        >
          <RichText html={strips.promo} />
        </aside>
      )}
      <FullHeader entries={entries} device={device} />
      {main}
      <Footer groups={groups} />
    </>
  );
}

async function frameFacts(): Promise<{ mode: HeaderMode; device: Device }> {
  const facts = await headers();
  const mode = facts.get('x-header-mode');
  return {
    mode: mode === 'cart-flow' || mode === 'none' ? mode : 'full',
    device: facts.get('x-device') === 'mobile' ? 'mobile' : 'desktop',
  };
}

import type { ReactNode } from 'react';
import { environment } from '#lib/shared/env.ts';
import { readMark } from '#lib/storefront/platform/session/read.ts';
import { FreshPage } from '@/components/account/fresh-page';
import { SiteFrame } from '@/components/header/site-frame';
import { Toaster } from '@/components/ui/toaster';
import { loadFrame } from '../frame-data';

/** The frame from the cart to the confirmed order; a page from the browser's history is hidden from another shopper. */
export default async function BuyLayout({ children }: { children: ReactNode }) {
  const { TOAST_SUCCESS_MS, TOAST_FAILURE_MS } = environment();
  const [frame, mark] = await Promise.all([loadFrame(), readMark()]);
  return (
    <>
      <SiteFrame frame={frame}>
        <FreshPage sessionMark={mark} open>
          {children}
        </FreshPage>
      </SiteFrame>
      <Toaster successMilliseconds={TOAST_SUCCESS_MS} failureMilliseconds={TOAST_FAILURE_MS} />
    </>
  );
}

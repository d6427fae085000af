import type { ReactNode } from 'react';
import { environment } from '#lib/shared/env.ts';
import { SiteFrame } from '@/components/header/site-frame';
import { Toaster } from '@/components/ui/toaster';
import { loadFrame } from '../frame-data';

/** The frame of account, sign-in, tracking and survey pages, with toasts. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { TOAST_SUCCESS_MS, TOAST_FAILURE_MS } = environment();
  return (
    <>
      <SiteFrame frame={await loadFrame()}>{children}</SiteFrame>
      <Toaster successMilliseconds={TOAST_SUCCESS_MS} failureMilliseconds={TOAST_FAILURE_MS} />
    </>
  );
}

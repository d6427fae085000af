import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/header/site-frame';
import { loadFrame } from '../frame-data';

/** The frame of public pages. */
export default async function ShopLayout({ children }: { children: ReactNode }) {
  return <SiteFrame frame={await loadFrame()}>{children}</SiteFrame>;
}

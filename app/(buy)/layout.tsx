import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/header/site-frame';

export default function BuyLayout({ children }: { children: ReactNode }) {
  return <SiteFrame>{children}</SiteFrame>;
}

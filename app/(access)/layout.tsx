import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/header/site-frame';
import { loadFrame } from '../frame-data';

/** The frame of the countdown and of the private sale's entrance. */
export default async function AccessLayout({ children }: { children: ReactNode }) {
  return <SiteFrame frame={await loadFrame()}>{children}</SiteFrame>;
}

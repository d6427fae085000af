import type { ReactNode } from 'react';
import { withDraftedBanner } from '#lib/storefront/content/transform.ts';
import { SiteFrame } from '@/components/header/site-frame';
import { loadFrame } from '../../../../frame-data';
import { loadPreview } from './load-preview';

interface PreviewLayoutProps {
  children: ReactNode;
  params: Promise<{ slug: string; token: string }>;
}

/** The frame of public pages, with a strip as its draft has it. */
export default async function PreviewLayout({ children, params }: PreviewLayoutProps) {
  const frame = await loadFrame();
  if (frame.mode !== 'full') return <SiteFrame frame={frame}>{children}</SiteFrame>;
  const { slug, token } = await params;
  const preview = await loadPreview(slug, token);
  const draft = preview.ok ? preview.value.fragment : undefined;
  const banners = draft ? withDraftedBanner(frame.banners, draft) : frame.banners;
  return <SiteFrame frame={{ ...frame, banners }}>{children}</SiteFrame>;
}

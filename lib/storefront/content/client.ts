import * as apiPaths from '#lib/shared/api-paths.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import type { FooterContent, MenuEntry } from './types.ts';

/** Fetches the part of the footer that is loaded late; null where it is not available. */
export async function fetchFooter(): Promise<FooterContent | null> {
  const reply = await browserFetch(apiPaths.footer());
  if (!reply.ok) return null;
  const { footer }: { footer: FooterContent } = await reply.json();
  return footer;
}

/** Fetches the whole menu for one kind of device; null where it is not available. */
export async function fetchMenu(device: Device): Promise<MenuEntry[] | null> {
  const reply = await browserFetch(apiPaths.menu(device));
  if (!reply.ok) return null;
  const { entries }: { entries: MenuEntry[] } = await reply.json();
  return entries;
}

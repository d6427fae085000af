import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

let mounted: { root: Root; container: HTMLElement } | null = null;

/**
 * Shows a page as the server sends it, calls `beforeHydration` as a shopper who is earlier than its scripts, and then
 * runs them.
 */
export async function hydrateLate(page: ReactNode, beforeHydration: (container: HTMLElement) => void): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  beforeHydration(container);
  await act(async () => {
    mounted = { root: hydrateRoot(container, page), container };
  });
}

/** For `afterEach`: removes the page. */
export async function unmountHydrated(): Promise<void> {
  const { root, container } = mounted ?? {};
  mounted = null;
  await act(async () => root?.unmount());
  container?.remove();
}

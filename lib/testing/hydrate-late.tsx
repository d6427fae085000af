import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

let left: { root: Root; container: HTMLElement } | null = null;

/** Shows a page as the server sends it, lets a shopper act `before` its scripts run, and then runs them. */
export async function hydrateLate(page: ReactNode, before: (container: HTMLElement) => void): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  before(container);
  await act(async () => {
    left = { root: hydrateRoot(container, page), container };
  });
}

/** For `afterEach`: takes the page away again. */
export async function leaveHydrated(): Promise<void> {
  const { root, container } = left ?? {};
  left = null;
  await act(async () => root?.unmount());
  container?.remove();
}

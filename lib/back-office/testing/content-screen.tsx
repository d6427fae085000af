import type { ComponentType } from 'react';
import { renderSignedIn, sessionOf } from './signed-in-screen.tsx';

const ABOUT = { PageURL: 'about', PageTitle: 'About {{shop-name}}', Group: '{{shop-name}}', Story: null, Saved: false };
const HOME = { ...ABOUT, PageURL: 'home.json', PageTitle: 'Home page', Group: '' };
const STAMPS = { UpdatedAt: 0, InFiles: true };
const LAYOUT = JSON.stringify([{ Kind: 'offers', Title: '{{shop-name}}' }]);
const ANSWERS: Readonly<Record<string, unknown>> = {
  StaffSession: sessionOf('merchandiser', ['ShopProfile', 'PageList', 'PageSource']),
  ShopProfile: { Version: 1, Profile: { name: 'Acme $& Sons' }, Pictures: [], SavedBy: '', SavedAt: 0 },
  PageList: [ABOUT, HOME].map((page) => ({ ...page, ...STAMPS })),
  PageSource: { ...HOME, ...STAMPS, PageContent: LAYOUT },
  PageDraft: null,
  PageHistory: [],
};

/** Opens a screen of a shop's pages, of which titles have the placeholder of its name, Acme $& Sons. */
export function openContentScreen(Page: ComponentType): void {
  globalThis.fetch = (async (path: string) => {
    const data = ANSWERS[path.replace('/api/', '')];
    const missing = { error: { code: 'NotFound', message: 'There is none.', details: {} } };
    return { ok: data !== undefined, json: async () => (data === undefined ? missing : { data }) };
  }) as unknown as typeof fetch;
  renderSignedIn(Page);
}

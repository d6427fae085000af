import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { Notices } from '../browser/parts/notices.tsx';
import { SessionGate } from '../browser/shell/session-gate.tsx';

const ABOUT = { PageURL: 'about', PageTitle: 'About {{shop-name}}', Group: '{{shop-name}}', Story: null, Saved: false };
const HOME = { ...ABOUT, PageURL: 'home.json', PageTitle: 'Home page', Group: '' };
const STAMPS = { UpdatedAt: 0, InFiles: true };
const LAYOUT = JSON.stringify([{ Kind: 'offers', Title: '{{shop-name}}' }]);
const ANSWERS: Readonly<Record<string, unknown>> = {
  StaffSession: {
    Name: 'Asha',
    Email: 'asha@acme.example',
    Role: 'merchandiser',
    Calls: ['ShopProfile', 'PageList', 'PageSource'],
    HasTotp: true,
    NeedsTotp: false,
    RecoveryCodesLeft: 5,
  },
  ShopProfile: { Version: 1, Profile: { name: 'Acme $& Sons' }, Pictures: [], SavedBy: '', SavedAt: 0 },
  PageList: [ABOUT, HOME].map((page) => ({ ...page, ...STAMPS })),
  PageSource: { ...HOME, ...STAMPS, PageContent: LAYOUT },
  PageHistory: [],
};

/** Opens a screen of a shop's pages, of which titles have the placeholder of its name, Acme $& Sons. */
export function openContentScreen(Page: ComponentType): void {
  globalThis.fetch = (async (path: string) => {
    const data = ANSWERS[path.replace('/api/', '')];
    const missing = { error: { code: 'NotFound', message: 'There is none.', details: {} } };
    return { ok: data !== undefined, json: async () => (data === undefined ? missing : { data }) };
  }) as unknown as typeof fetch;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Notices>
          <SessionGate>
            <Page />
          </SessionGate>
        </Notices>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

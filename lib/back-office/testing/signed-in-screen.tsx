import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router';
import { Notices } from '../browser/parts/notices.tsx';
import { SessionGate } from '../browser/shell/session-gate.tsx';

/** A session as `StaffSession` answers. `calls`: the names of those that the member of staff may make. */
export const sessionOf = (role: string, calls: readonly string[]) => ({
  Name: 'Asha',
  Email: 'asha@acme.example',
  Role: role,
  Calls: calls,
  HasTotp: true,
  NeedsTotp: false,
  RecoveryCodesLeft: 5,
});

/** Renders a screen for whoever is signed in by the answers of `fetch`. */
export function renderSignedIn(Page: ComponentType): void {
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

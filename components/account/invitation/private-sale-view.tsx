import type { ReactNode } from 'react';
import { HomeLink } from '@/components/header/home-link';

/** The page that admits shoppers to the private sale. */
export function PrivateSaleView({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  return (
    <div className="page-width flex min-h-dvh flex-col py-6">
      <HomeLink className="self-center" />
      <div className="m-auto w-full max-w-md py-10">
        <h1 className="text-4xl">Private sale</h1>
        <p className="mt-3 text-muted">
          {signedIn ? 'You are signed in. The sale is open to invited guests.' : 'The sale is open to invited guests.'}
        </p>
        {children}
      </div>
    </div>
  );
}

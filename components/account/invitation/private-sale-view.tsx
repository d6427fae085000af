import type { ReactNode } from 'react';
import * as m from '#messages';
import { HomeLink } from '@/components/header/home-link';

/** The page that admits shoppers to the private sale. */
export function PrivateSaleView({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  return (
    <div className="page-width flex min-h-dvh flex-col py-6">
      <HomeLink className="self-center" />
      <div className="m-auto w-full max-w-md py-10">
        <h1 className="text-4xl">{m.accountPrivateSale()}</h1>
        <p className="mt-3 text-muted">{signedIn ? m.accountPrivateSaleSignedIn() : m.accountPrivateSaleText()}</p>
        {children}
      </div>
    </div>
  );
}

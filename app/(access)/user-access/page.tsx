import type { Metadata } from 'next';
import { isSignedIn } from '#lib/account/server/sign-in.ts';
import { getSignInState, type SignInSearch } from '#lib/account/server/sign-in-page.ts';
import { readWay } from '#lib/account/sign-in/schema.ts';
import { PrivateSaleView } from '@/components/access/private-sale-view';
import { SignInForms } from '@/components/account/sign-in/sign-in-forms';
import { SignedInWays } from '@/components/account/sign-in/signed-in-ways';

export const metadata: Metadata = { title: 'Private sale', robots: { index: false } };

interface UserAccessPageProps {
  searchParams: Promise<{ next?: string | string[] } & SignInSearch>;
}

export default async function UserAccessPage({ searchParams }: UserAccessPageProps) {
  const search = await searchParams;
  const { next } = search;
  const way = readWay({ place: 'user-access', next });
  if (await isSignedIn()) {
    return (
      <PrivateSaleView signedIn>
        <div className="mt-6">
          <SignedInWays way={way} />
        </div>
      </PrivateSaleView>
    );
  }
  return (
    <PrivateSaleView signedIn={false}>
      <SignInForms way={way} rendered={await getSignInState(search)} />
    </PrivateSaleView>
  );
}

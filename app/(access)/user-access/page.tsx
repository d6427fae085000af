import type { Metadata } from 'next';
import { getSignInState, type SignInSearch } from '#lib/storefront/account/server/sign-in-page.ts';
import { afterSignIn } from '#lib/storefront/account/sign-in/place.ts';
import { parseSignInContext } from '#lib/storefront/account/sign-in/schema.ts';
import { readForm } from '#lib/storefront/platform/forms/read-form.ts';
import { countsOn } from '#lib/storefront/platform/session/access-context.ts';
import { readShopperState } from '#lib/storefront/platform/session/customer-page.ts';
import { readHost, readShopper } from '#lib/storefront/platform/session/read.ts';
import { redirect } from '#lib/storefront/platform/site/redirects.ts';
import * as m from '#messages';
import { InvitationOptions } from '@/components/account/invitation/invitation-options';
import { PrivateSaleView } from '@/components/account/invitation/private-sale-view';
import { SignInForms } from '@/components/account/sign-in/sign-in-forms';
import { SignedInLinks } from '@/components/account/sign-in/signed-in-links';

export function generateMetadata(): Metadata {
  return { title: m.accountPrivateSale(), robots: { index: false } };
}

interface UserAccessPageProps {
  searchParams: Promise<{ next?: string | string[] } & SignInSearch>;
}

/** The entrance of the private sale: an invitation code, or a sign-in. */
export default async function UserAccessPage({ searchParams }: UserAccessPageProps) {
  const search = await searchParams;
  const { next } = search;
  const context = parseSignInContext({ place: 'user-access', next });
  const [shopper, host, data] = await Promise.all([readShopperState(), readHost(), readShopper()]);
  const isEntered = countsOn(host, data);
  if (shopper === 'signed-in' && isEntered) redirect(afterSignIn(context));
  // In an outage the sign-in cannot be verified, so the link to continue may lead back here.
  if (shopper === 'unavailable' && isEntered) {
    return (
      <PrivateSaleView signedIn>
        <div className="mt-6">
          <SignedInLinks context={context} />
        </div>
      </PrivateSaleView>
    );
  }
  const [rendered, returned] = await Promise.all([getSignInState(search), readForm('invitation', search)]);
  return (
    <PrivateSaleView signedIn={false}>
      <InvitationOptions context={context} returned={returned}>
        <SignInForms context={context} rendered={rendered} />
      </InvitationOptions>
    </PrivateSaleView>
  );
}

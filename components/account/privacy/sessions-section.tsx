import type { SignedIn } from '#lib/account/types.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatMoment } from '#lib/shared/dates.ts';
import { Button } from '@/components/ui/button';
import { PrivacySection } from './privacy-section';

/** Where the customer is signed in, and the way to end it all. */
export function SessionsSection({ sessions }: { sessions: SignedIn[] }) {
  return (
    <PrivacySection id="sessions" title="Where you are signed in">
      <ul className="mt-4 border-line border-t">
        {sessions.map(({ signedInAt, lastUsedAt, current }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sessions have no name that a browser may know, and the list never changes
          <li key={index} className="border-line border-b py-3">
            <p className="font-medium">{current ? 'This device' : 'Another device'}</p>
            <p className="mt-1 text-muted text-sm">
              Signed in {formatMoment(signedInAt)}
              {!current && `, last used ${formatMoment(lastUsedAt)}`}
            </p>
          </li>
        ))}
      </ul>
      <form method="post" action={apiPaths.signOut()} className="mt-5">
        <input type="hidden" name="everywhere" value="1" />
        <Button type="submit" variant="secondary">
          Sign out everywhere
        </Button>
        <p className="mt-2 text-muted text-sm">This signs out this device, too.</p>
      </form>
    </PrivacySection>
  );
}

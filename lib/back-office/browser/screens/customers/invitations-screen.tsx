import { Screen } from '../../parts/screen.tsx';
import { InviteForm } from './invite-form.tsx';
import { TakeBackForm } from './take-back-form.tsx';

/** Who is invited to the private sale. The store keeps only hashes of numbers and codes, so there is no list to show. */
export default function InvitationsScreen() {
  return (
    <Screen
      title="Private sale"
      lead="Invite guests by their mobile numbers, each with a code of their own. Numbers and codes are stored so that nobody can read them: keep your list."
    >
      <InviteForm />
      <TakeBackForm />
    </Screen>
  );
}

import { MessagePage } from './message-page';
import { OnwardLinks } from './onward-links';

/** The message for an unknown URL; without `departments` it names nothing of the catalogue. */
export function NotFoundMessage({ departments }: { departments: boolean }) {
  return (
    <MessagePage
      title="This page is not here"
      text="The address may have changed, or the piece may have left the collection. Search for it, or look around from here."
    >
      <OnwardLinks departments={departments} />
    </MessagePage>
  );
}

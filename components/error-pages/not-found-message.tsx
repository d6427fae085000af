import { MessagePage } from './message-page';
import { OnwardLinks } from './onward-links';

/** The message for an unknown URL; without `departments` it names nothing of the catalogue. */
export function NotFoundMessage({ departments }: { departments: boolean }) {
  return (
    <MessagePage
      title="We cannot find this page"
      text="The address may have changed, or we may no longer sell this product. Try a search, or continue shopping below."
    >
      <OnwardLinks departments={departments} />
    </MessagePage>
  );
}

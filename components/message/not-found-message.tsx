import { MessagePage } from './message-page';
import { WaysOn } from './onward-links';

/** What an address says where nothing stands; without `departments` it names nothing of the catalogue. */
export function NotFoundMessage({ departments }: { departments: boolean }) {
  return (
    <MessagePage
      title="We cannot find this page"
      text="The address may have changed, or we may no longer sell this product. Try a search, or continue shopping below."
    >
      <WaysOn departments={departments} />
    </MessagePage>
  );
}

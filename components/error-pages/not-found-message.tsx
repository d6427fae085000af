import * as m from '#messages';
import { MessagePage } from './message-page';
import { OnwardLinks } from './onward-links';

/** The message for an unknown URL; without `departments` it names nothing of the catalogue. */
export function NotFoundMessage({ departments }: { departments: boolean }) {
  return (
    <MessagePage title={m.errorsCannotFindTitle()} text={m.errorsCannotFindText()}>
      <OnwardLinks departments={departments} />
    </MessagePage>
  );
}

import { permanentRedirect } from 'next/navigation';
import * as paths from '#lib/shared/paths.ts';

/** The content pages have no page above them: all of them stand in the overview of the store. */
export default function ContentPages() {
  permanentRedirect(paths.everything());
}

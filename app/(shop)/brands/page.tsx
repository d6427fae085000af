import { permanentRedirect } from 'next/navigation';
import * as paths from '#lib/shared/paths.ts';

/** The specified URLs of brands are one level deeper. */
export default function ShortAddress() {
  permanentRedirect(paths.brands());
}

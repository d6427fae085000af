import { permanentRedirect } from 'next/navigation';
import * as paths from '#lib/shared/paths.ts';

/** The spec's addresses of brands lie one level deeper. */
export default function ShortAddress() {
  permanentRedirect(paths.brands());
}

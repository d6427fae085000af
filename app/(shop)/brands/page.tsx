import * as paths from '#lib/shared/paths.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';

/** The specified URLs of brands are one level deeper. */
export default function ShortAddress() {
  permanentRedirect(paths.brands());
}

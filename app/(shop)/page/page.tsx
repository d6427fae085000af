import * as paths from '#lib/shared/paths.ts';
import { permanentRedirect } from '#lib/storefront/platform/site/redirects.ts';

/** Content pages have no index page; all of them are in the sitemap of the store. */
export default function ContentPages() {
  permanentRedirect(paths.everything());
}

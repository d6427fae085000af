import { SiteFrame } from '@/components/header/site-frame';
import { NotFoundMessage } from '@/components/message/not-found-message';

/** What `notFound()` shows from wherever no page could say it. */
export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundMessage />
    </SiteFrame>
  );
}

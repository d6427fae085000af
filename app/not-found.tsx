import { SiteFrame } from '@/components/header/site-frame';
import { NotFoundMessage } from '@/components/message/not-found-message';

export default function NotFound() {
  return (
    <SiteFrame>
      <NotFoundMessage />
    </SiteFrame>
  );
}

import { NotFoundMessage } from '@/components/message/not-found-message';

/** What a page of the shop shows where nothing stands at its address; the frame comes from the layout. */
export default function ShopNotFound() {
  return <NotFoundMessage />;
}

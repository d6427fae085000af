import { NotFoundMessage } from '@/components/message/not-found-message';

/**
 * What a page of the shop shows where nothing stands at its address; the frame comes from the layout. It travels inside
 * the payload of notices, too, which are open before the launch: so it names no departments.
 */
export default function ShopNotFound() {
  return <NotFoundMessage departments={false} />;
}

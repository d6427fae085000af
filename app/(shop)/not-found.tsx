import { NotFoundMessage } from '@/components/error-pages/not-found-message';

/**
 * The not-found page of the shop; the frame comes from the layout. It is also in the payload of the legal
 * notices, which are public before the launch, so it names no departments.
 */
export default function ShopNotFound() {
  return <NotFoundMessage departments={false} />;
}

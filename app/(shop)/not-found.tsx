import type { Metadata } from 'next';
import { NotFoundMessage } from '@/components/message/not-found-message';

export const metadata: Metadata = { title: 'Page not found' };

export default function ShopNotFound() {
  return <NotFoundMessage />;
}

import { NOT_FOUND_METADATA, NotFoundPage } from '@/components/message/not-found-page';

export const metadata = NOT_FOUND_METADATA;

/** The address that failed calls lead to. */
export default function NotFoundAddress() {
  return <NotFoundPage />;
}

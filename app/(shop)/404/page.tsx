import { notFound } from 'next/navigation';

/** The address that failed calls lead to. */
export default function NotFoundAddress() {
  notFound();
}

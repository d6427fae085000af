import type { Metadata } from 'next';
import { parseNotice } from '#lib/cart/notices.ts';
import { getCart } from '#lib/cart/server.ts';
import { noteUnavailable } from '#lib/http/response-notes.ts';
import { CartUnavailable } from '@/components/cart/cart-unavailable';
import { CartView } from '@/components/cart/cart-view';

export const metadata: Metadata = { title: 'Cart', robots: { index: false } };

interface CartPageProps {
  searchParams: Promise<{ notice?: string | string[] }>;
}

export default async function CartPage({ searchParams }: CartPageProps) {
  const { notice } = await searchParams;
  const cart = await getCart();
  if (cart.ok) return <CartView rendered={cart.value} notice={parseNotice(notice)} />;
  noteUnavailable();
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="text-4xl">Cart</h1>
      <CartUnavailable />
    </div>
  );
}

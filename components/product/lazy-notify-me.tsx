import dynamic from 'next/dynamic';

/** The form for sold-out sizes, with a script of its own: most products need none of it. */
export const LazyNotifyMe = dynamic(() => import('@/components/product/notify-me').then((file) => file.NotifyMe));

import dynamic from 'next/dynamic';

/** The notify form for sold-out sizes, in a separate script that most products do not need. */
export const LazyNotifyMe = dynamic(() => import('@/components/product/notify-me').then((file) => file.NotifyMe));

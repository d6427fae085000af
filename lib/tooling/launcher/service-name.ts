/** The processes of the store: three, and in a trial also the payment sandbox. */
export type ServiceName = 'payment-sandbox' | 'retail-api' | 'storefront' | 'back-office';

/** The file that each process of the store runs, from the project's root. */
export const PROGRAMS: Readonly<Record<ServiceName, string>> = {
  'payment-sandbox': 'lib/payment-sandbox/main.ts',
  'retail-api': 'lib/retail-api/app/main.ts',
  storefront: 'lib/storefront/platform/front/main.ts',
  'back-office': 'lib/back-office/server/main.ts',
};

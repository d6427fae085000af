/** The two processes of the store. */
export type ServiceName = 'retail-api' | 'storefront';

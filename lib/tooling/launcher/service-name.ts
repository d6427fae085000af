/** The processes of the store: two, and in a trial the payment sandbox beside them. */
export type ServiceName = 'payment-sandbox' | 'retail-api' | 'storefront';

export { addCustomerToken } from '#lib/retail-api/testing/api-caller.ts';
export { SEED_PRODUCTS, seedSlug } from '#lib/retail-api/testing/seed.ts';

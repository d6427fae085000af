import type { TestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { receive } from '#lib/retail-api/testing/received-order.ts';
import { customerBrowser } from '../storefront/customer.ts';

/** Creates a signed-in customer who has received a product. */
export async function buyerBrowser(api: TestApi, productCode: string, name = 'Asha Rao') {
  const signedIn = await customerBrowser(api, { name });
  await receive(api.context.db, signedIn.customer.id, [productCode]);
  return signedIn;
}

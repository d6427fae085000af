import type { CallExamples } from '#lib/contract/call-example.ts';
import { type CartWire, type CodeSentWire, calls, type OrderWire, type SignedInWire } from '#lib/contract/index.ts';
import { createTestApi } from '#lib/retail-api/testing/create-test-api.ts';
import { readSentCode } from '#lib/retail-api/testing/sign-in.ts';
import { examplePayments, recordPayment } from './example-payments.ts';
import { ExampleRecorder } from './recorder.ts';

const NOW = Date.parse('2026-11-23T05:30:00Z');
const SESSION = { SessionId: 'example-session' };
const LIST = 'watches';
/** A list of the demo has more products than an example should have. */
const PageSize = 6;
const SITE = 'https://shop.example';
const MOBILE = '9876543210';
const PINCODE = '560001';
const ADDRESS = {
  FullName: 'Asha Rao',
  Mobile: MOBILE,
  Pincode: PINCODE,
  AddressLine1: '12 Church Street',
  City: 'Bengaluru',
  StateCode: '29',
};

/** Makes the calls of a shopper over the demo, at a fixed time, and returns them as examples. */
export async function recordExamples(): Promise<CallExamples> {
  let paidAmount = 0;
  const api = await createTestApi({
    now: () => NOW,
    promotions: 'demo',
    payments: examplePayments(() => paidAmount),
    codes: { length: 6 },
  });
  try {
    const recorder = new ExampleRecorder(api.handle);
    const { SecurityToken } = await recorder.record<{ SecurityToken: string }>(calls.jwtToken, {
      summary: 'a session',
      fields: { SessionID: SESSION.SessionId, SiteURL: SITE },
    });
    recorder.jwt = SecurityToken;
    const product = await browse(recorder);
    await fillCart(recorder, product);
    const { EString } = await recorder.record<CodeSentWire>(calls.generateLoginOtp, {
      summary: 'a code to a mobile number',
      fields: { ...SESSION, Mobile: MOBILE },
    });
    const signedIn = await recorder.record<SignedInWire>(calls.verifyLoginOtp, {
      summary: 'the code of the message',
      fields: { ...SESSION, Mobile: MOBILE, EString, OTP: await readSentCode(api.context.db, MOBILE) },
      shown: { OTP: '123456' },
    });
    recorder.customerToken = signedIn.CustomerToken;
    await order(recorder, product, (amount) => {
      paidAmount = amount;
    });
    return recorder.examples();
  } finally {
    await api.close();
  }
}

interface ChosenProduct {
  ProductCode: string;
  ProductURL: string;
  SKU: string;
}

async function browse(recorder: ExampleRecorder): Promise<ChosenProduct> {
  const get = { summary: 'all' };
  for (const call of [calls.siteOptions, calls.currencies, calls.shippingTerms, calls.homeSections])
    await recorder.record(call, get);
  await recorder.record(calls.storeList, { summary: 'a city', fields: { Text: 'Bengaluru' } });
  await recorder.record(calls.categoryMenu, { summary: 'the menu', fields: { Hierarchy: 1, DeviceType: 1 } });
  await recorder.record(calls.popularSearch, { summary: 'suggestions', fields: { q: 'diver' } });
  const { Products } = await recorder.record<{ Products: { ProductCode: string; ProductURL: string }[] }>(
    calls.productList,
    { summary: 'a list', fields: { CategoryURL: LIST, Page: 1, PageSize } },
  );
  const [first] = Products;
  if (!first) throw new Error(`The list ${LIST} is empty.`);
  await recorder.record(calls.productList, {
    summary: 'a page after the last',
    fields: { CategoryURL: LIST, Page: 9999, PageSize },
  });
  for (const [summary, PageURL] of [
    ['a list', LIST],
    ['a product', first.ProductURL],
    ['a path that does not exist', 'there-is/no-such-path'],
  ] as const)
    await recorder.record(calls.resolveUrl, { summary, fields: { PageURL } });
  const { ProductCode } = first;
  const { Sizes } = await recorder.record<{ Sizes: { SKU: string }[] }>(calls.productDetails, {
    summary: 'a product',
    fields: { ProductCode },
  });
  await recorder.record(calls.productDetails, {
    summary: 'a product that does not exist',
    fields: { ProductCode: 'NO-SUCH-PRODUCT' },
  });
  await recorder.record(calls.productAvailability, { summary: 'products', fields: { ProductCodes: [ProductCode] } });
  await recorder.record(calls.similarProducts, { summary: 'a product', fields: { ProductCode, Limit: 4 } });
  await recorder.record(calls.search, { summary: 'a text', fields: { Text: 'diver', Page: 1, PageSize } });
  return { ProductCode, ProductURL: first.ProductURL, SKU: Sizes[0]?.SKU ?? '' };
}

async function fillCart(recorder: ExampleRecorder, { ProductCode, ProductURL, SKU }: ChosenProduct): Promise<void> {
  const line = { ProductUrl: ProductURL, SKU, ...SESSION };
  const { BasketGUID, Products } = await recorder.record<CartWire>(calls.addCart, {
    summary: 'a first product',
    fields: { BasketGUID: '', ...line, Quantity: 1, IdempotencyKey: 'example-adding' },
  });
  const basket = { BasketGUID };
  const change = { ...basket, ...line, LineId: Products[0]?.LineId };
  await recorder.record(calls.viewCart, { summary: 'a cart', fields: basket });
  await recorder.record(calls.viewCart, {
    summary: 'a basket that does not exist',
    fields: { BasketGUID: 'no-such-basket' },
  });
  await recorder.record(calls.cartItemsCount, { summary: 'a cart', fields: basket });
  await recorder.record(calls.updateCart, { summary: 'another quantity', fields: { ...change, Quantity: 2 } });
  await recorder.record(calls.checkServiceability, {
    summary: 'a pincode',
    fields: { Pincode: PINCODE, ProductCode },
  });
  await recorder.record(calls.paymentMethods, { summary: 'a cart', fields: { ...basket, Pincode: PINCODE } });
  await recorder.record(calls.removeCartItem, { summary: 'the only line', fields: change });
}

async function order(
  recorder: ExampleRecorder,
  { SKU }: ChosenProduct,
  willPay: (amount: number) => void,
): Promise<void> {
  await recorder.record(calls.customerTokenExistence, { summary: 'the customer' });
  await recorder.record(calls.customerProfile, { summary: 'the customer' });
  const saved = await recorder.record<{ SavedAddressGUID: string }>(calls.saveAddress, {
    summary: 'a new address',
    fields: { ...ADDRESS, IdempotencyKey: 'example-address' },
  });
  const AddressGUID = saved.SavedAddressGUID;
  await recorder.record(calls.addressList, { summary: 'the customer' });
  const { BasketGUID, PayableAmount } = await recorder.call<CartWire>(calls.addCart, { SKU, Quantity: 1 });
  willPay(Math.round(PayableAmount * 100));
  const placing = { AddressGUID, BasketGUID, PaymentMethod: 'payu', ExpectedAmount: PayableAmount, ...SESSION };
  const first = await recorder.record<OrderWire>(calls.placeOrder, {
    summary: 'a cart',
    fields: { ...placing, IdempotencyKey: 'example-order' },
  });
  await recordPayment(recorder, first, SITE);
  await recorder.record(calls.orderDetails, { summary: 'an order', fields: { OrderKey: first.OrderKey } });
  await recorder.record(calls.cancelPayment, {
    summary: 'an order that is paid',
    fields: { OrderKey: first.OrderKey },
  });
  await recorder.record(calls.orderList, { summary: 'the orders' });
  await recorder.record(calls.removeAddress, { summary: 'an address', fields: { AddressGUID } });
  await recorder.record(calls.logout, { summary: 'the customer' });
}

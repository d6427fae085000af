import { checkoutTests } from './checkout-tests.ts';

describe('the checkout on the embedded database', () => checkoutTests({ processes: 1 }));

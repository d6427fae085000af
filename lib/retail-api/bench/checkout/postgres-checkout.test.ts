import { describeOnPostgres } from '../../testing/test-database.ts';
import { checkoutTests } from './checkout-tests.ts';

describeOnPostgres('the checkout on two processes', (postgres) => checkoutTests({ postgres, processes: 2 }));

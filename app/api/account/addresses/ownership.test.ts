import { randomUUID } from 'node:crypto';
import { keysOf } from '#lib/contract/typed-keys.ts';
import { TEST_ADDRESS_FIELDS } from '#lib/testing/storefront/address-fields.ts';
import { browserWithToken, customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, type HandlerResponse, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

const PATH = '/api/account/addresses';

const setup = setUpRetailApi();
let browser: Browser;
let ids: () => Promise<string[]>;

const send = (fields: object, from: Browser = browser) => from.json(POST, 'POST', PATH, fields);

async function addressOfAnother(): Promise<string> {
  const other = await customerBrowser(setup.api);
  await send(TEST_ADDRESS_FIELDS, other.browser);
  const book = await other.customer.caller.post<{ DefaultAddressGUID: string }>('AddressList');
  return String(book.Data?.DefaultAddressGUID);
}

beforeEach(async () => {
  const signedIn = await customerBrowser(setup.api);
  browser = signedIn.browser;
  ids = async () => {
    const book = await signedIn.customer.caller.post<{ Addresses: { AddressGUID: string }[] }>('AddressList');
    return (book.Data?.Addresses ?? []).map(({ AddressGUID }) => AddressGUID);
  };
});

describe('addresses of other customers are neither changed nor revealed', () => {
  const VERBS = ['save', 'remove', 'default'] as const;
  const CALLERS = {
    guest: async () => newBrowser(),
    'another customer': async () => browser,
    'a dead token': () => browserWithToken('gone-long-ago'),
  };
  const bytes = ({ status, body }: HandlerResponse) => ({ status, body });

  describe.each(VERBS)('%s', (intent) => {
    const fields = (id: string) => ({ ...TEST_ADDRESS_FIELDS, intent, id });

    test.each(keysOf(CALLERS))(
      "the request of %s for another customer's address gets the reply for an unknown id",
      async (caller) => {
        const foreign = await addressOfAnother();
        const from = await CALLERS[caller]();
        const unknown = bytes(await send(fields(randomUUID())));
        expect(unknown.status).toBe(404);
        expect(bytes(await send(fields(foreign), from))).toEqual(unknown);
        expect(bytes(await from.form(POST, PATH, fields(foreign)))).toEqual(
          bytes(await browser.form(POST, PATH, fields(randomUUID()))),
        );
      },
    );

    test.each(['not-an-id', '../../etc', '00000000-0000-0000-0000-000000000000'])(
      'the invalid address id %s gets the reply for an unknown id',
      async (id) => {
        const unknown = bytes(await send(fields(randomUUID())));
        const answer = bytes(await send(fields(id)));
        expect(answer).toEqual(unknown);
        expect(await ids()).toEqual([]);
      },
    );
  });

  test('an address is unchanged after requests by other customers', async () => {
    const owner = await customerBrowser(setup.api);
    await send(TEST_ADDRESS_FIELDS, owner.browser);
    const before = await owner.customer.caller.post<{ DefaultAddressGUID: string }>('AddressList');
    const id = before.Data?.DefaultAddressGUID;
    for (const intent of VERBS) await send({ ...TEST_ADDRESS_FIELDS, city: 'Elsewhere', intent, id });
    expect(await owner.customer.caller.post('AddressList')).toEqual(before);
  });
});

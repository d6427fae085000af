import { type AddressWire, NO_ADDRESS } from '#lib/contract/index.ts';
import fc from '#lib/testing/generated.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const ADDRESS = {
  FullName: 'Asha Rao',
  Mobile: '9876543210',
  Pincode: '400001',
  AddressLine1: 'Flat 4',
  StateCode: '27',
};
const LIMIT = 20;
const NOW = Date.parse('2026-11-20T10:00:00Z');

type Step =
  | { kind: 'add'; city: string; isDefault: boolean }
  | { kind: 'replace'; which: number; city: string; isDefault: boolean }
  | { kind: 'remove'; which: number }
  | { kind: 'default'; which: number };

/** A minimal address book: the entries in the order they were added, and the GUID of the default. */
interface Model {
  entries: { guid: string; city: string }[];
  defaultGuid: string;
}

const city = fc.constantFrom('Mumbai', 'Pune', 'Nashik');
const which = fc.nat({ max: 24 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('add' as const), city, isDefault: fc.boolean() }) },
  fc.record({ kind: fc.constant('replace' as const), which, city, isDefault: fc.boolean() }),
  fc.record({ kind: fc.constant('remove' as const), which }),
  fc.record({ kind: fc.constant('default' as const), which }),
);

/** Applies a step to the model; `newGuid` is the id that the API gave to an added address. */
function apply({ entries, defaultGuid }: Model, action: Step, newGuid: string): Model {
  if (action.kind === 'add') {
    if (entries.length >= LIMIT) return { entries, defaultGuid };
    const isDefault = action.isDefault || entries.length === 0;
    return {
      entries: [...entries, { guid: newGuid, city: action.city }],
      defaultGuid: isDefault ? newGuid : defaultGuid,
    };
  }
  const meant = entries[action.which];
  if (!meant) return { entries, defaultGuid };
  if (action.kind === 'default') return { entries, defaultGuid: meant.guid };
  if (action.kind === 'replace') {
    const changed = entries.map((entry) => (entry === meant ? { ...entry, city: action.city } : entry));
    return { entries: changed, defaultGuid: action.isDefault ? meant.guid : defaultGuid };
  }
  const left = entries.filter((entry) => entry !== meant);
  return { entries: left, defaultGuid: defaultGuid === meant.guid ? (left.at(-1)?.guid ?? NO_ADDRESS) : defaultGuid };
}

describeOnEachEngine('the address book, compared with a model', (engine) => {
  let api: TestApi;

  beforeAll(async () => {
    // With a fixed clock, the order of addresses must not depend on time.
    api = await createTestApi({ engine, catalogue: 'seed', now: () => NOW });
  });
  afterAll(() => api.close());

  test('the address book equals the model after every step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40, size: 'max' }), async (steps) => {
        const { caller } = await addCustomer(api);
        let model: Model = { entries: [], defaultGuid: NO_ADDRESS };
        for (const action of steps) {
          const answer = await caller.post<{ SavedAddressGUID: string }>(...callOf(action, model));
          model = apply(model, action, answer.Data?.SavedAddressGUID ?? '');
          const { Data } = await caller.post<{ DefaultAddressGUID: string; Addresses: AddressWire[] }>('AddressList');
          const shown = Data?.Addresses.map(({ AddressGUID, City, IsDefault }) => [AddressGUID, City, IsDefault]);
          const byOrder = model.entries
            .toReversed()
            .toSorted((a, b) => Number(b.guid === model.defaultGuid) - Number(a.guid === model.defaultGuid));
          expect(Data?.DefaultAddressGUID).toBe(model.defaultGuid);
          expect(shown).toEqual(byOrder.map((entry) => [entry.guid, entry.city, entry.guid === model.defaultGuid]));
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  test('an address book has exactly one default after concurrent changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const { caller, id } = await addCustomer(api);
        let model: Model = { entries: [], defaultGuid: NO_ADDRESS };
        for (let count = 0; count < 4; count += 1) {
          const action = { kind: 'add', city: 'Pune', isDefault: false } as const;
          const answer = await caller.post<{ SavedAddressGUID: string }>(...callOf(action, model));
          model = apply(model, action, answer.Data?.SavedAddressGUID ?? '');
        }
        const answers = await Promise.all(steps.map((action) => caller.post(...callOf(action, model))));
        expect(answers.map(({ status }) => status)).toEqual(steps.map(() => 200));
        const rows = await api.context.db
          .selectFrom('addresses')
          .select('is_default')
          .where('customer_id', '=', id)
          .execute();
        expect(rows.filter((row) => row.is_default === 1)).toHaveLength(rows.length === 0 ? 0 : 1);
      }),
      { numRuns: 10 },
    );
  }, 120_000);
});

function callOf(action: Step, { entries }: Model): [name: string, body: object] {
  if (action.kind === 'add') return ['SaveAddress', { ...ADDRESS, City: action.city, IsDefault: action.isDefault }];
  const guid = entries[action.which]?.guid ?? crypto.randomUUID();
  if (action.kind === 'remove') return ['RemoveAddress', { AddressGUID: guid }];
  if (action.kind === 'default') return ['SetDefaultAddress', { AddressGUID: guid }];
  return ['SaveAddress', { ...ADDRESS, AddressGUID: guid, City: action.city, IsDefault: action.isDefault }];
}

import { type calls, type DataOf, RETURN_CODES } from '#lib/contract/index.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { newId } from '../core/db/new-id.ts';
import { dataOf } from '../testing/api-caller.ts';
import { type ApprovalShop, type Asked, approvalShop } from '../testing/approval-shop.ts';
import { WATCH } from '../testing/demo-skus.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const { Success, Conflict, ApprovalNeeded } = RETURN_CODES;

describeOnEachEngine('refunds of one order at one instant', (engine) => {
  let approvals: ApprovalShop;
  beforeAll(async () => {
    approvals = await approvalShop(engine);
  });
  beforeEach(() => approvals.reset());
  afterAll(async () => {
    setShopProfile(DEMO_PROFILE);
    await approvals.shop.api.close();
  });

  /** An order of three watches, of which two are on their way in a parcel each. */
  async function orderInParcels() {
    const { order } = await approvals.shop.bought({ items: [[WATCH, 3]] });
    const { OrderNumber, Products, Total } = order;
    const ship = async (AWB: string) => {
      const Lines = [{ LineId: Products[0]?.LineId ?? '', Quantity: 1 }];
      const parcel = { OrderNumber, Courier: 'Blue Dart', AWB, Lines, IdempotencyKey: newId(), Operator: 'Meera' };
      const shipped = await approvals.shop.desk<DataOf<typeof calls.shipParcel>>('ShipParcel', parcel);
      return dataOf(shipped, 'ShipParcel').Parcels.find((parcel) => parcel.AWB === AWB)?.ParcelId ?? '';
    };
    const parcels = [await ship('BD1'), await ship('BD2')];
    setShopProfile({ ...DEMO_PROFILE, approvals: { refundsFrom: Math.ceil(Total / 2) } });
    return { OrderNumber, parcels };
  }

  test('two below the limit pass only one by one: the other waits for a second person, once it is sent again', async () => {
    const { OrderNumber, parcels } = await orderInParcels();
    const comesBack = (ParcelId: string) => {
      const step = { OrderNumber, ParcelId, Step: 'undelivered', Reason: 'Nobody was at home.' };
      return approvals.as<Asked>('manager', 'AdvanceParcel', { ...step, IdempotencyKey: newId() });
    };
    const answers = await Promise.all(parcels.map(comesBack));
    const codes = answers.map(({ ReturnCode }) => ReturnCode);
    // Whether the second one asked before or after the first one was done, money is sent once.
    expect(codes.filter((code) => code === Success.code)).toHaveLength(1);
    expect(codes.filter((code) => code === Conflict.code || code === ApprovalNeeded.code)).toHaveLength(1);
    const refunds = await approvals.shop.db.selectFrom('order_refunds').select('amount').execute();
    expect(refunds).toHaveLength(1);

    const other = parcels.find((_, index) => codes[index] !== Success.code) ?? '';
    const again = await comesBack(other);
    expect(again.ReturnCode).toBe(ApprovalNeeded.code);
    const [request] = await approvals.listed('second');
    expect((await approvals.decide('second', request?.ApprovalId)).Data).toMatchObject({ Outcome: 'Success' });
  });
});

import { calls, type DataOf, PICTURE_FIELDS } from '#lib/contract/index.ts';
import { beginHints } from '../catalogue/begin-hints.ts';
import { fontWarnings } from '../content/shop/font-warnings.ts';
import { returnWarnings } from '../content/shop/return-warnings.ts';
import { saveShop } from '../content/shop/save-shop.ts';
import { confirmedValue, readSetUp } from '../content/shop/set-up.ts';
import { confirmStep } from '../content/shop/set-up-confirmations.ts';
import { type Pictures, readPictures, readShop, type StoredShop } from '../content/shop/shop-repository.ts';
import { fail, succeed } from '../core/outcome.ts';
import { invalidField } from '../core/refusals.ts';
import { isOn } from '../core/site-options.ts';
import { keyProblem } from '../payments/test-keys.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

async function presentShop({ db }: ApiContext, shop: StoredShop): Promise<DataOf<typeof calls.shopProfile>> {
  const pictures = await readPictures(db, shop);
  return {
    Version: shop.version,
    Profile: { ...shop.profile },
    Pictures: PICTURE_FIELDS.flatMap((Field) => {
      const [body, Name] = [pictures[Field], shop.profile[Field]];
      return body && Name !== undefined ? [{ Field, Name, Bytes: body.length }] : [];
    }),
    SavedBy: shop.savedBy,
    SavedAt: shop.savedAt,
  };
}

/** The shop's profile as stored. */
const readProfile = handlerFor(calls.shopProfile, async (_request, context) => {
  const shop = await readShop(context.db);
  return shop ? succeed(await presentShop(context, shop)) : fail('NotFound');
});

/** Replaces the shop's profile; this process follows at once, every other within a second. */
const saveProfile = handlerFor(calls.saveShopProfile, async (request, context) => {
  const { Profile: profile, ExpectedVersion: expectedVersion, DryRun: dryRun, Operator: by } = request;
  const pictures: Pictures = Object.fromEntries(
    request.Pictures.map(({ Field, ContentBase64 }) => [Field, Buffer.from(ContentBase64, 'base64')]),
  );
  const saved = await saveShop(context.db, {
    profile,
    pictures,
    expectedVersion,
    dryRun,
    by,
    isTrial: context.isTrial,
    now: context.now(),
  });
  if (saved.code !== 'Success') return saved;
  if (!dryRun) context.onShopSaved?.();
  const { shop, fonts } = saved.data;
  const Warnings = [...fontWarnings(shop.profile, fonts), ...(await returnWarnings(context.db, shop.profile))];
  return succeed({ ...(await presentShop(context, shop)), Warnings });
});

/** What a new shop lacks; shoppers read only that it opens soon. */
const beginHintList = handlerFor(calls.beginHintList, async (_request, { db }) => succeed(await beginHints(db)));

async function presentSetUp(context: ApiContext): Promise<DataOf<typeof calls.setUpState>> {
  const steps = await readSetUp(context);
  return {
    Steps: steps.map(({ step, missing, fact }) => ({ Step: step, Missing: missing, Fact: fact })),
    IsReady: steps.every(({ missing }) => missing.length === 0),
    IsTrial: context.isTrial,
  };
}

/** What the shop lacks before its launch. */
const setUpState = handlerFor(calls.setUpState, async (_request, context) => succeed(await presentSetUp(context)));

/** Confirms a step of the set-up; payments only with keys that work, or where customers can pay in cash. */
const confirmSetUpStep = handlerFor(calls.confirmSetUpStep, async ({ Step: step }, context) => {
  const { db, payments } = context;
  if (step === 'payments') {
    const asked = await Promise.all([...payments.gateways.values()].map(keyProblem));
    if (asked.some((problem) => problem !== null))
      return invalidField('Step', 'a gateway refused the keys, or does not answer');
    if (asked.length === 0 && !(await isOn(db, 'CashOnDelivery')))
      return invalidField('Step', 'no gateway has keys, and cash on delivery is off');
  }
  await confirmStep(db, step, confirmedValue(step, context));
  return succeed(await presentSetUp(context));
});

/** Handlers of the calls about the shop's profile and its beginning. */
export const shopCalls: readonly CallHandler[] = [
  readProfile,
  saveProfile,
  beginHintList,
  setUpState,
  confirmSetUpStep,
];

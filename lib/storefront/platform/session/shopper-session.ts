import { randomUUID } from 'node:crypto';
import { type CookieStore, getIronSession } from 'iron-session';
import { z } from 'zod';
import type { DataOf, RetailCall } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import type {
  CallerRequest,
  CallOutcome,
  Effects,
  RetailClient,
  UploadedFile,
} from '#lib/storefront/platform/retail-client/types.ts';
import { openSealed } from './open-sealed.ts';
import type { SealedCookieOptions, SealedOptions } from './options.ts';
import { readShopperData, type ShopperData } from './shopper-data.ts';

/** The seal is renewed once a day on visits, in milliseconds, so that a cart outlives its first cookie. */
const RENEW_SEAL_AFTER_MS = DAY_MS;

/** The shopper of one request to a route handler: the stored data, and calls made as the shopper. */
export interface ShopperSession {
  readonly data: Readonly<ShopperData>;
  /** Identifies the session to the retail API; a new session starts here where there was none. */
  id(): string;
  /** Replaces fields; undefined removes one. */
  update(change: { [Field in keyof ShopperData]?: ShopperData[Field] | undefined }): void;
  /** Starts a new session for the signed-in customer, with another id and another JWT. */
  signIn(customer: SignedInCustomer): void;
  /** Clears all data of the shopper. */
  signOut(): void;
  /** Makes a call as the shopper. `file`: for a call that accepts one. */
  call<Call extends RetailCall>(
    call: Call,
    request: CallerRequest<Call>,
    file?: UploadedFile,
  ): Promise<CallOutcome<DataOf<Call>>>;
  /** Writes the changed cookies; must be called once, before the response is sent. */
  save(): Promise<void>;
}

/** The customer's data returned by a sign-in. */
interface SignedInCustomer {
  customerToken: string;
  /** Empty where the customer has entered none. */
  userName: string;
  mobile: string;
  /** The basket after merging; undefined where there is none. */
  basketGuid: string | undefined;
  /** Set for a sign-in at the private sale. */
  atSale?: true | undefined;
}

interface Dependencies {
  readonly cookies: CookieStore;
  readonly options: SealedCookieOptions;
  readonly client: RetailClient;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly currencyId: number;
  /** Whether an old seal is renewed; a read must not, as it could overwrite the result of a concurrent change. */
  readonly renewsSeal: boolean;
  /** Network address of the shopper, as verified by the front. */
  readonly clientAddress: string;
}

/** A JWT with the session that it was issued for; it is valid for no other. */
const sealedJwtSchema = z.object({ token: z.string(), sessId: z.string() });

/** Opens the shopper's session for a route handler; only handlers may write cookies. */
export async function openSession({
  cookies,
  options,
  client,
  now,
  currencyId,
  renewsSeal,
  clientAddress,
}: Dependencies): Promise<ShopperSession> {
  const read = (cookie: 'jwt' | 'shopper') =>
    openSealed(cookies.get(options[cookie].cookieName)?.value, options[cookie], options[cookie].ttl);
  const sealedJwt = await read('jwt');
  const sealedShopper = await read('shopper');
  const { token = '', sessId } = sealedJwtSchema.safeParse(sealedJwt.data).data ?? {};
  let data = readShopperData(sealedShopper.data, now());
  // The JWT of another session was written by a request that began before a sign-in or sign-out and ended
  // after it.
  let jwt = sessId === data.sessId ? token : '';
  let jwtChanged = false;
  const isOld =
    Object.keys(data).length > 0 && (sealedShopper.isOldSeal || now() - (data.sealedAt ?? 0) > RENEW_SEAL_AFTER_MS);
  let shopperChanged = renewsSeal && isOld;

  function signOut(): void {
    data = {};
    shopperChanged = true;
    jwt = '';
    jwtChanged = true;
  }

  function signIn(customer: SignedInCustomer): void {
    // Prevents session fixation: a session id known to or set by a stranger must not become the customer's, nor
    // its JWT.
    update({ ...customer, sessId: randomUUID() });
    jwt = '';
    jwtChanged = true;
  }

  function apply(effects: Effects): void {
    if (effects.signedOut) signOut();
    if (effects.jwt === null) return;
    jwt = effects.jwt;
    jwtChanged = true;
  }

  function update(change: Parameters<ShopperSession['update']>[0]): void {
    data = readShopperData({ ...data, ...change }, now());
    shopperChanged = true;
  }

  function id(): string {
    const { sessId = randomUUID() } = data;
    if (data.sessId === undefined) update({ sessId });
    return sessId;
  }

  return {
    get data() {
      return data;
    },
    id,
    update,
    signIn,
    signOut,
    async call(call, request, file) {
      const sessionId = id();
      const { customerToken = '' } = data;
      const reply = await client.call(
        call,
        request,
        { sessionId, jwt, customerToken, currencyId, clientAddress },
        file,
      );
      apply(reply.effects);
      return reply.outcome;
    },
    async save() {
      if (jwtChanged) await write(cookies, options.jwt, jwt === '' ? {} : { token: jwt, sessId: data.sessId });
      if (shopperChanged)
        await write(cookies, options.shopper, Object.keys(data).length === 0 ? {} : { ...data, sealedAt: now() });
      jwtChanged = false;
      shopperChanged = false;
    },
  };
}

/** Seals the fields and replaces the cookie; without any field the cookie is removed. */
async function write(cookies: CookieStore, options: SealedOptions, fields: object): Promise<void> {
  const session = await getIronSession<object>(cookies, options);
  if (Object.keys(fields).length === 0) {
    session.destroy();
    return;
  }
  for (const name of Object.keys(session)) Reflect.deleteProperty(session, name);
  Object.assign(session, fields);
  await session.save();
}

import { randomUUID } from 'node:crypto';
import { type CookieStore, getIronSession } from 'iron-session';
import type { DataOf, RetailCall } from '#lib/contract/index.ts';
import type {
  CallerRequest,
  Effects,
  Outcome,
  RetailClient,
  UploadedFile,
} from '#lib/storefront/platform/retail-client/types.ts';
import type { SealedCookieOptions } from './options.ts';
import { readShopperData, type ShopperData } from './shopper-data.ts';

/** A seal is renewed once a day while the shopper keeps coming, so that a cart does not end with its first cookie. */
const RENEW_SEAL_AFTER_MS = 24 * 60 * 60_000;

/** The shopper of one request to a route handler: what is remembered, and calls made in the shopper's name. */
export interface ShopperSession {
  readonly data: Readonly<ShopperData>;
  /** Names the session to the retail API; it begins here where there was none yet. */
  id(): string;
  /** Replaces fields; undefined removes one. */
  update(change: { [Field in keyof ShopperData]?: ShopperData[Field] | undefined }): void;
  /** The shopper has proved who they are: a new session begins, with another id and another JWT. */
  signIn(customer: SignedInCustomer): void;
  /** Forgets everything of the shopper's. */
  signOut(): void;
  /** `file`: where the call takes one. */
  call<Call extends RetailCall>(
    call: Call,
    request: CallerRequest<Call>,
    file?: UploadedFile,
  ): Promise<Outcome<DataOf<Call>>>;
  /** Writes the cookies that changed; once, before the answer leaves. */
  save(): Promise<void>;
}

/** What a sign-in tells of the customer. */
export interface SignedInCustomer {
  customerToken: string;
  /** Empty where the customer has given none. */
  userName: string;
  mobile: string;
  /** The basket after merging; undefined where there is none. */
  basketGuid: string | undefined;
  /** Set where it was at the private sale. */
  atSale?: true | undefined;
}

interface Dependencies {
  readonly cookies: CookieStore;
  readonly options: SealedCookieOptions;
  readonly client: RetailClient;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly currencyId: number;
  /** Whether an old seal is to be renewed; a read beside a change could put the shopper of before in its place. */
  readonly renewsSeal: boolean;
  /** Network address of the shopper, which the front vouches for. */
  readonly clientAddress: string;
}

/** A JWT counts only with the session for which it was issued. */
interface SealedJwt {
  token?: string;
  sessId?: string;
}

/** Opens the shopper's session for a route handler, which alone may write cookies. */
export async function openSession({
  cookies,
  options,
  client,
  now,
  currencyId,
  renewsSeal,
  clientAddress,
}: Dependencies): Promise<ShopperSession> {
  const sealedJwt = await getIronSession<SealedJwt>(cookies, options.jwt);
  const sealedShopper = await getIronSession<ShopperData>(cookies, options.shopper);
  let data = readShopperData({ ...sealedShopper }, now());
  // One of another session was written by a request that began before a sign-in or sign-out and answered after it.
  let jwt = sealedJwt.sessId === data.sessId ? (sealedJwt.token ?? '') : '';
  let jwtChanged = false;
  const isOld = Object.keys(data).length > 0 && now() - (data.sealedAt ?? 0) > RENEW_SEAL_AFTER_MS;
  let shopperChanged = renewsSeal && isOld;

  function signOut(): void {
    data = {};
    shopperChanged = true;
    jwt = '';
    jwtChanged = true;
  }

  function signIn(customer: SignedInCustomer): void {
    // A session id that a stranger knew, or set, must not become the customer's; its JWT goes with it.
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
      if (jwtChanged) await write(sealedJwt, jwt === '' ? {} : { token: jwt, sessId: data.sessId });
      if (shopperChanged)
        await write(sealedShopper, Object.keys(data).length === 0 ? {} : { ...data, sealedAt: now() });
      jwtChanged = false;
      shopperChanged = false;
    },
  };
}

/** Seals the fields in place of what the cookie held; without any field the cookie is removed. */
async function write(session: { save(): Promise<void>; destroy(): void }, fields: object): Promise<void> {
  if (Object.keys(fields).length === 0) {
    session.destroy();
    return;
  }
  for (const name of Object.keys(session)) Reflect.deleteProperty(session, name);
  Object.assign(session, fields);
  await session.save();
}

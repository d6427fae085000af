import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { visibleText } from '#lib/contract/fields.ts';
import { BASE_LANGUAGE, type LanguageCode } from '#lib/messages/languages.ts';
import { DEFAULT_PALETTES } from './colour-contrast.ts';
import { deliveryRules } from './delivery-rules.ts';
import { DEMO_ZONES } from './demo-zones.ts';
import { type EmiPlan, emiPlanList, toEmiPlans } from './emi-plan.ts';
import { ConfigurationError, type Environment, environment } from './env.ts';
import { errorCode } from './error-code.ts';
import { gstinProblem } from './gst.ts';
import { palettes } from './palette.ts';
import { currencyCode, languageList } from './shop-languages.ts';
import { approvalRules, cashRules, giftWrapRules, returnRules, smsRules } from './shop-rules.ts';
import { socialLinks } from './shop-social.ts';
import { replaceSingleton, singleton } from './singleton.ts';
import { isTrial, type TrialSettings } from './trial.ts';
import { DEFAULT_TYPEFACES, refuseFontsWithoutUse, typefaceRules } from './typefaces.ts';
import { type Warehouse, warehouseList, warehousesOf } from './warehouses.ts';
import { WHATSAPP_KINDS } from './whatsapp-kinds.ts';
import { whatsAppRules } from './whatsapp-rules.ts';

const MAX_NAME_LENGTH = 40;
/** Two letters that a number begins with; those of returns and service requests are the store's own. */
const numberPrefix = z
  .string()
  .regex(/^[A-Z]{2}$/, 'must be two capital letters')
  .refine((prefix) => prefix !== 'RT', 'must not be RT, which returns begin with')
  .refine((prefix) => prefix !== 'SV', 'must not be SV, which service requests begin with');

/** The GSTIN of the demo's seller is invented, and has a check character that no real number has. */
const DEMO_GSTIN = '29AAAAA0000A1Z5';

const line = (maximum: number) => visibleText(maximum).trim().min(1, 'must not be empty');

const fileName = z.string().regex(/^[^\0]{1,200}$/, 'must be the name of a file');

/** The seller as tax invoices name it. */
const seller = z.strictObject({
  legalName: line(120),
  /** Lines of the address. */
  address: z.array(line(120)).min(1).max(6),
  /** It begins with the code of the seller's state, which decides between CGST with SGST, and IGST. */
  gstin: z.string().superRefine((gstin, context) => {
    if (gstin === DEMO_GSTIN) return;
    const message = gstinProblem(gstin, gstin.slice(0, 2));
    if (gstin === '' || message !== null) context.addIssue({ code: 'custom', message: message ?? 'must not be empty' });
  }),
});

/** The seller on documents. */
export type Seller = Readonly<z.output<typeof seller>>;

/** Reached by phone and mail. */
const contact = z.strictObject({
  /** The number as people read it, for example `+91 80 1234 5678`. */
  phone: z.string().regex(/^\+?[0-9][0-9 ]{6,18}[0-9]$/, 'must be a phone number, such as +91 80 1234 5678'),
  email: z.email('must be an email address').max(254),
});

const fields = z.strictObject({
  /** The trade name, as shoppers know the shop. */
  name: line(MAX_NAME_LENGTH),
  /** What the shop sells, as in "Samay: watches, smartwatches and jewellery". */
  sells: line(80),
  /** One sentence about the shop, for search engines and link previews. */
  description: line(200),
  /** What the numbers of orders and invoices begin with. */
  orderPrefix: numberPrefix,
  invoicePrefix: numberPrefix.refine((prefix) => prefix !== 'CN', 'must not be CN, which credit notes begin with'),
  currency: currencyCode,
  languages: languageList,
  seller,
  /** The town whose courts decide, as the terms name it; left out: the seller's state. */
  jurisdiction: line(60).optional(),
  /** Customer care. */
  contact,
  /** The grievance officer that the Consumer Protection (E-Commerce) Rules, 2020 ask for. */
  grievanceOfficer: contact.extend({ name: line(80) }),
  /** Its pages on social networks. */
  social: socialLinks,
  /** Files beside this one: the logo in the header, and another one for the dark scheme. */
  logo: fileName.optional(),
  darkLogo: fileName.optional(),
  /** A square picture for browser tabs and home screens. */
  icon: fileName.optional(),
  /** The picture that links to the shop show elsewhere. */
  shareImage: fileName.optional(),
  /** Colours that differ from those of the demo. */
  colours: palettes,
  /** The faces of headings and of text, and files beside this one for faces of the shop's own. */
  typefaces: typefaceRules,
  displayFont: fileName.optional(),
  textFont: fileName.optional(),
  /** Left out: one, at the address of the seller. */
  warehouses: warehouseList.optional(),
  delivery: deliveryRules.prefault({}),
  cashOnDelivery: cashRules.prefault({}),
  giftWrap: giftWrapRules.prefault({}),
  returns: returnRules,
  /** Left out: the plans of `EMI_FILE`. */
  emi: emiPlanList.optional(),
  /** Left out: nothing needs a second person. */
  approvals: approvalRules.optional(),
  /** Left out: text messages name no template. */
  sms: smsRules.optional(),
  /** Left out: no message goes by WhatsApp. */
  whatsApp: whatsAppRules.optional(),
});

const schema = fields.superRefine(refuseFontsWithoutUse);

/** What makes the store one shop and not another: its names, as pages, messages and documents use them. */
export type ShopProfile = Readonly<z.output<typeof schema>>;

/** The shop of the demo. */
export const DEMO_PROFILE: ShopProfile = {
  name: 'Samay',
  sells: 'watches, smartwatches and jewellery',
  description: 'Watches, smartwatches and jewellery from India, Japan and Switzerland, delivered across India.',
  orderPrefix: 'SM',
  invoicePrefix: 'SM',
  currency: 'INR',
  languages: ['en', 'hi'],
  seller: {
    legalName: 'Samay Retail Private Limited',
    address: ['9 Clock Tower Road', 'Fraser Town', 'Bengaluru 560005, Karnataka'],
    gstin: DEMO_GSTIN,
  },
  jurisdiction: 'Bengaluru',
  contact: { phone: '+91 00000 10000', email: 'care@samay.example' },
  grievanceOfficer: { name: 'Ananya Rao', phone: '+91 00000 10001', email: 'grievance@samay.example' },
  social: {},
  colours: DEFAULT_PALETTES,
  typefaces: DEFAULT_TYPEFACES,
  delivery: deliveryRules.parse({ zones: DEMO_ZONES }),
  cashOnDelivery: cashRules.parse({}),
  giftWrap: giftWrapRules.parse({}),
  returns: returnRules.parse(undefined),
  whatsApp: whatsAppRules.parse({
    templates: Object.fromEntries(WHATSAPP_KINDS.map((kind) => [kind, { name: kind.replaceAll('-', '_') }])),
  }),
};

/** Reads the profile that the settings name; the demo's without one. Throws ConfigurationError naming the first invalid field. */
export function readShopProfile({
  SHOP_FILE: path,
  ...facts
}: Pick<Environment, 'SHOP_FILE'> & TrialSettings): ShopProfile {
  if (path === undefined) return DEMO_PROFILE;
  const wrong = (problem: string) =>
    new ConfigurationError(`SHOP_FILE: ${path}: ${problem.replace(/\.$/, '')}. See docs/operate/shop.md.`);
  let written: unknown;
  try {
    written = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw wrong(error instanceof SyntaxError ? 'the file is not JSON' : `cannot be read (${errorCode(error)})`);
  }
  const checked = checkShopProfile(written, { trial: isTrial(facts) });
  if (checked.ok) return checked.profile;
  throw wrong([checked.field, checked.message].filter(Boolean).join(': '));
}

/**
 * Whether a value is a profile: with what is left out filled in, or the first field that is wrong. A trial may have the
 * GST number of the demo.
 */
export function checkShopProfile(
  value: unknown,
  { trial }: { trial: boolean },
): { ok: true; profile: ShopProfile } | { ok: false; field: string; message: string } {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    const isDemo = parsed.data.seller.gstin === DEMO_GSTIN;
    return isDemo && !trial
      ? { ok: false, field: 'seller.gstin', message: 'is the invented number of the demo; give your own' }
      : { ok: true, profile: parsed.data };
  }
  const [issue] = parsed.error.issues;
  return { ok: false, field: issue?.path.join('.') ?? '', message: issue?.message ?? '' };
}

/** The fields that a profile without them is given. */
type FilledField = 'currency' | 'languages' | 'social' | 'typefaces' | 'delivery' | 'giftWrap' | 'returns';

/** Cash rules as an earlier release stored them. */
type StoredCashRules = Omit<ShopProfile['cashOnDelivery'], CashFeeField> &
  Partial<Pick<ShopProfile['cashOnDelivery'], CashFeeField>>;
type CashFeeField = 'fee' | 'feeFreeFrom';

/** A profile as an earlier release stored it: fields that it did not know yet are filled in. */
export function storedShopProfile(
  document: Omit<ShopProfile, FilledField | 'cashOnDelivery'> &
    Partial<Pick<ShopProfile, FilledField>> & { cashOnDelivery?: StoredCashRules },
): ShopProfile {
  const { currency, social, typefaces, delivery, giftWrap, returns } = DEMO_PROFILE;
  const languages: LanguageCode[] = [BASE_LANGUAGE];
  const filled = { currency, languages, social, typefaces, delivery, giftWrap, returns };
  const cashOnDelivery = { ...DEMO_PROFILE.cashOnDelivery, ...document.cashOnDelivery };
  return { ...filled, ...document, cashOnDelivery };
}

/** The profile of this shop: the one that was set last, or until then that of the settings (readShopProfile). */
export function shopProfile(): ShopProfile {
  return singleton('shop-profile', () => readShopProfile(environment()));
}

/** The languages of this shop, as BCP 47 codes; the first is that of pages whose address names none. */
export function shopLanguages(): readonly LanguageCode[] {
  return shopProfile().languages;
}

/** Makes a profile that of this process, from the next call of `shopProfile` on. */
export function setShopProfile(profile: ShopProfile): void {
  replaceSingleton('shop-profile', profile);
}

/** The EMI plans of the profile, in paise; undefined if it has no list of them. */
export function profileEmiPlans(): EmiPlan[] | undefined {
  const { emi } = shopProfile();
  return emi && toEmiPlans(emi);
}

/** The warehouses of this shop; the first keeps all online stock that no other one has. */
export function shopWarehouses(): readonly [Warehouse, ...Warehouse[]] {
  return warehousesOf(shopProfile());
}

/** The trade name of this shop. */
export function shopName(): string {
  return shopProfile().name;
}

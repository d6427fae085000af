import { PINCODE_PATTERN } from '#lib/contract/vocabulary.ts';
import { canonicalGstin, stateName } from '#lib/shared/gst.ts';
import { isOperatorName } from '#lib/shared/operator-header.ts';
import { webAddress } from '#lib/shared/setting-types.ts';
import { checkShopProfile, DEMO_PROFILE } from '#lib/shared/shop-profile.ts';

/** What is asked, by the order of the questions. */
const FIELDS = [
  'name',
  'sells',
  'legalName',
  'gstin',
  'street',
  'city',
  'pincode',
  'phone',
  'email',
  'officer',
  'officerPhone',
  'officerEmail',
  'prefix',
  'accent',
  'siteUrl',
  'operator',
] as const;

/** The answers of the person who sets up a shop; `accent` and `siteUrl` may be empty. */
export type Answers = Record<(typeof FIELDS)[number], string>;

/** A question on the terminal. */
export interface ShopQuestion {
  field: keyof Answers;
  message: string;
  /** The answer if nothing is typed, by the answers before. */
  preset: (before: Partial<Answers>) => string;
  /** What is wrong with an answer, and how to correct it; null if nothing is. */
  problem: (text: string) => string | null;
}

/** The message of the profile's own check for the demo's profile with other values. */
function profileProblem(changes: object): string | null {
  const checked = checkShopProfile({ ...DEMO_PROFILE, ...changes }, { trial: true });
  return checked.ok ? null : `It ${checked.message}.`;
}

const none = () => '';
const { seller, contact, grievanceOfficer } = DEMO_PROFILE;

function gstinMessage(typed: string): string | null {
  const gstin = canonicalGstin(typed);
  if (gstin === seller.gstin) return 'This is the invented number of the demo. Enter your own.';
  const checked = checkShopProfile({ ...DEMO_PROFILE, seller: { ...seller, gstin } }, { trial: true });
  if (!checked.ok) return checked.message;
  return stateName(gstin.slice(0, 2)) === undefined ? 'Its first two digits are not a state code.' : null;
}

/** Two capital letters from a name: those that its first two words begin with, or its first two. */
function prefixOf(name: string): string {
  const words = name.toUpperCase().match(/[A-Z]+/g) ?? [];
  const [first = '', second = ''] = words;
  return (second === '' ? first : `${first.charAt(0)}${second.charAt(0)}`).slice(0, 2);
}

/** The questions in their order. */
export const QUESTIONS: readonly ShopQuestion[] = [
  { field: 'name', message: 'Name of the shop', preset: none, problem: (name) => profileProblem({ name }) },
  {
    field: 'sells',
    message: 'What it sells, such as "watches and jewellery"',
    preset: none,
    problem: (sells) => profileProblem({ sells }),
  },
  {
    field: 'legalName',
    message: 'Legal name of the seller, as on tax invoices',
    preset: ({ name = '' }) => name,
    problem: (legalName) => profileProblem({ seller: { ...seller, legalName } }),
  },
  { field: 'gstin', message: 'GSTIN', preset: none, problem: gstinMessage },
  {
    field: 'street',
    message: 'Address of the seller: house and street',
    preset: none,
    problem: (line) => profileProblem({ seller: { ...seller, address: [line] } }),
  },
  {
    field: 'city',
    message: 'Town',
    preset: none,
    problem: (line) => profileProblem({ seller: { ...seller, address: [line] } }),
  },
  {
    field: 'pincode',
    message: 'Pincode',
    preset: none,
    problem: (text) => (PINCODE_PATTERN.test(text) ? null : 'Enter six digits, such as 560001.'),
  },
  {
    field: 'phone',
    message: 'Phone of customer care',
    preset: none,
    problem: (phone) => profileProblem({ contact: { ...contact, phone } }),
  },
  {
    field: 'email',
    message: 'Email of customer care',
    preset: none,
    problem: (email) => profileProblem({ contact: { ...contact, email } }),
  },
  {
    field: 'officer',
    message: 'Grievance officer: name',
    preset: none,
    problem: (name) => profileProblem({ grievanceOfficer: { ...grievanceOfficer, name } }),
  },
  {
    field: 'officerPhone',
    message: 'Grievance officer: phone',
    preset: ({ phone = '' }) => phone,
    problem: (phone) => profileProblem({ grievanceOfficer: { ...grievanceOfficer, phone } }),
  },
  {
    field: 'officerEmail',
    message: 'Grievance officer: email',
    preset: ({ email = '' }) => email,
    problem: (email) => profileProblem({ grievanceOfficer: { ...grievanceOfficer, email } }),
  },
  {
    field: 'prefix',
    message: 'Two letters that numbers of orders and invoices begin with',
    preset: ({ name = '' }) => prefixOf(name),
    problem: (prefix) => profileProblem({ orderPrefix: prefix, invoicePrefix: prefix }),
  },
  {
    field: 'accent',
    message: 'Colour of links and marks, such as #7a1f3d (empty: as in the demo)',
    preset: none,
    problem: (accent) => (accent === '' ? null : profileProblem({ colours: { light: { accent } } })),
  },
  {
    field: 'siteUrl',
    message: 'Address of the shop, such as https://shop.example (empty: a trial on this machine)',
    preset: none,
    problem: (text) =>
      text === '' || webAddress.safeParse(text).success ? null : 'Enter an address that begins with https://.',
  },
  {
    field: 'operator',
    message: 'Your name, for the audit',
    preset: none,
    problem: (name) => (isOperatorName(name) ? null : 'Enter at most 60 letters, digits and spaces.'),
  },
];

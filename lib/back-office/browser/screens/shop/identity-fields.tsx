import { TextBlockField, TextLine } from './profile-fields.tsx';
import { messageAt } from './profile-problem.ts';
import { listAt, textAt, withField, withTexts } from './profile-texts.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface IdentityField {
  path: readonly string[];
  label: string;
  hint?: string;
  /** Whether it is a long text, or a list with a line for each entry. */
  kind?: 'long' | 'list';
}

const FIELDS: readonly IdentityField[] = [
  { path: ['name'], label: 'Name', hint: 'In the header, on page titles, in mails and on invoices' },
  { path: ['sells'], label: 'Sells', hint: 'After the name in search engines, such as: watches and jewellery' },
  { path: ['description'], label: 'Description', hint: 'One sentence for search engines and links', kind: 'long' },
  { path: ['orderPrefix'], label: 'Order prefix', hint: 'Two capital letters that order numbers begin with' },
  { path: ['invoicePrefix'], label: 'Invoice prefix', hint: 'Two capital letters; change them with a financial year' },
  { path: ['seller', 'legalName'], label: 'Seller: legal name', hint: 'As on tax invoices' },
  { path: ['seller', 'address'], label: 'Seller: address', hint: 'Up to six lines', kind: 'list' },
  { path: ['seller', 'gstin'], label: 'Seller: GSTIN', hint: 'Its state decides between CGST with SGST, and IGST' },
  { path: ['jurisdiction'], label: 'Courts of', hint: 'The town that your terms name; empty: the state of the GSTIN' },
  { path: ['contact', 'phone'], label: 'Contact: phone' },
  { path: ['contact', 'email'], label: 'Contact: email' },
  { path: ['grievanceOfficer', 'name'], label: 'Grievance officer: name' },
  { path: ['grievanceOfficer', 'phone'], label: 'Grievance officer: phone' },
  { path: ['grievanceOfficer', 'email'], label: 'Grievance officer: email' },
];

/** Who the shop is: its names, its seller, and who answers for it. */
export function IdentityFields({ form: { profile, problem, replace, canSave } }: { form: ProfileForm }) {
  return FIELDS.map(({ path, label, hint, kind }) => {
    const common = { label, hint, problem: messageAt(problem, path.join('.')), isDisabled: !canSave };
    if (kind === 'list') {
      const set = (lines: string[]) => replace(withField(profile, path, lines));
      return <TextBlockField key={label} {...common} value={listAt(profile, path)} onChange={set} />;
    }
    return (
      <TextLine
        key={label}
        {...common}
        value={textAt(profile, path)}
        onChange={(text) => replace(withTexts(profile, path, text))}
        isLong={kind === 'long'}
      />
    );
  });
}

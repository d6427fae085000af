import { BANNER_SLUGS, CONTACT_CARD_SLUG, MENU_PREFIX } from '#lib/contract/page-vocabulary.ts';
import type { CallData } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { SuggestedText } from '../../parts/fields/suggested-field.tsx';
import { HOME_PAGE } from './use-home-edit.ts';

const FRAGMENTS: ReadonlySet<string> = new Set([HOME_PAGE, CONTACT_CARD_SLUG, ...BANNER_SLUGS]);

/** Whether the footer can link to a page: to no story of the journal, and to nothing that stands on other pages. */
export function canStandInFooter({ PageURL, Story }: Pick<CallData<'PageSource'>, 'PageURL' | 'Story'>): boolean {
  return !Story && !FRAGMENTS.has(PageURL) && !PageURL.startsWith(MENU_PREFIX);
}

interface PageGroupFieldProps {
  value: string;
  onChange: (value: string) => void;
}

/** The column of the footer that links to a page: one that is there, or a new one. */
export function PageGroupField({ value, onChange }: PageGroupFieldProps) {
  const pages = useCall('PageList', {});
  const groups = [...new Set((pages.data ?? []).map(({ Group }) => Group).filter(Boolean))];
  return (
    <SuggestedText
      label="Column of the footer"
      options={groups}
      value={value}
      hint="The heading under which the footer links to it; empty for no link"
      onChange={onChange}
    />
  );
}

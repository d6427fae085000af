import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { type CallData, CallError } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Screen } from '../../parts/screen.tsx';
import { TranslationPanel } from '../translations/translation-panel.tsx';
import { fragmentKindOf, fragmentPlace, newFragmentTitle } from './fragments/fragment-slugs.ts';
import { PageEditor } from './page-editor.tsx';
import { HOME_PAGE } from './use-home-edit.ts';
import { useShownTitle } from './use-shown-title.ts';

/** The text of one page, or the form of a strip or a menu panel. */
export default function PageScreen() {
  const { slug = '' } = useParams();
  // Its text is a list of sections, which has an editor of its own.
  return slug === HOME_PAGE ? <Navigate to="/home-page" replace /> : <OnePage key={slug} slug={slug} />;
}

function OnePage({ slug }: { slug: string }) {
  const query = useCall('PageSource', { PageURL: slug });
  const shown = useShownTitle();
  const isMissing =
    query.error instanceof CallError && query.error.code === 'NotFound' && fragmentKindOf(slug) !== null;
  // While it is read again what was known stays, and with it what is typed.
  const [isNew, setNew] = useState(isMissing);
  if (!query.isPending && isNew !== isMissing) setNew(isMissing);
  const source = isNew ? newFragment(slug) : query.data;
  return (
    <Screen title={shown(source?.PageTitle ?? '') || slug} lead={fragmentPlace(slug)}>
      {source && (isNew || !query.error) ? (
        <PageEditor key={slug} source={source} />
      ) : (
        <Loaded query={query}>{() => null}</Loaded>
      )}
      {query.data && <TranslationPanel kind="page" id={slug} />}
    </Screen>
  );
}

/** A strip or a panel that nobody has written yet. */
function newFragment(slug: string): CallData<'PageSource'> {
  return {
    PageURL: slug,
    PageTitle: newFragmentTitle(slug),
    PageContent: '',
    Group: '',
    UpdatedAt: 0,
    Saved: false,
    InFiles: false,
    Story: null,
  };
}

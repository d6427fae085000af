import { useParams, useSearchParams } from 'react-router';
import { TRANSLATION_KINDS } from '#lib/contract/translation-vocabulary.ts';
import { EmptyState, Panel, Screen } from '../../parts/screen.tsx';
import { TranslationForm } from './translation-form.tsx';
import { languageName, languagesOf, TRANSLATED_KIND_NAMES } from './translation-texts.ts';

/** The texts of one thing in another language. */
export default function TranslationScreen() {
  const { kind: written } = useParams();
  const [search] = useSearchParams();
  const kind = TRANSLATION_KINDS.find((one) => one === written);
  const id = search.get('id') ?? '';
  const languages = kind ? languagesOf(kind) : [];
  const language = languages.find(({ code }) => code === search.get('language')) ?? languages[0];
  if (!kind || !language || id === '')
    return (
      <Screen title="Languages">
        <EmptyState title="There is no such text">Choose one in the list of languages.</EmptyState>
      </Screen>
    );
  return (
    <Screen title={`${id} in ${languageName(language.code)}`} lead={TRANSLATED_KIND_NAMES[kind]}>
      <Panel title="Texts">
        <TranslationForm key={`${kind} ${language.code} ${id}`} kind={kind} id={id} language={language.code} />
      </Panel>
    </Screen>
  );
}

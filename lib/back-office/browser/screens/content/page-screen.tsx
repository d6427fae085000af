import { useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Screen } from '../../parts/screen.tsx';
import { PageEditor } from './page-editor.tsx';

/** The text of one page. */
export default function PageScreen() {
  const { slug = '' } = useParams();
  const query = useCall('PageSource', { PageURL: slug });
  return (
    <Screen title={query.data?.PageTitle || slug}>
      <Loaded query={query}>{(source) => <PageEditor key={source.PageURL} source={source} />}</Loaded>
    </Screen>
  );
}

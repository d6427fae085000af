import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Problem } from '../../parts/problem.tsx';
import { Screen } from '../../parts/screen.tsx';
import { TranslationPanel } from '../translations/translation-panel.tsx';
import { HomeEditor } from './home-editor.tsx';
import { HOME_PAGE, type StoredHome } from './use-home-edit.ts';

/** The sections of the home page. */
export default function HomeScreen() {
  const pages = useCall('PageList', {});
  return (
    <Screen
      title="Home page"
      lead="The sections of the home page in their order. Shoppers see your changes once you publish them."
    >
      <Loaded query={pages}>
        {(list) =>
          list.some(({ PageURL }) => PageURL === HOME_PAGE) ? <WrittenHome /> : <DraftedHome page={FIRST_PAGE} />
        }
      </Loaded>
    </Screen>
  );
}

/** A shop that has written none shows products of its categories until then. */
const FIRST_PAGE = { title: 'Home page', group: '', content: '', updatedAt: 0 };

function WrittenHome() {
  const query = useCall('PageSource', { PageURL: HOME_PAGE });
  return (
    <Loaded query={query}>
      {({ PageTitle: title, Group: group, PageContent: content, UpdatedAt: updatedAt }) => (
        <Stack spacing={2}>
          <DraftedHome page={{ title, group, content, updatedAt }} />
          <TranslationPanel kind="page" id={HOME_PAGE} />
        </Stack>
      )}
    </Loaded>
  );
}

/** The editor stays the same while a draft comes and goes. */
function DraftedHome({ page }: { page: StoredHome['page'] }) {
  const query = useCall('PageDraft', { PageURL: HOME_PAGE });
  if (query.error && !query.data) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.isFetched) return <LinearProgress aria-label="Loading" />;
  // One that is published until a time is what shoppers see.
  const draft = !query.data || query.data.Published ? null : query.data;
  return <HomeEditor stored={{ page, draft }} />;
}

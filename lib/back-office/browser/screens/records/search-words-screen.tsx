import { RecordsScreen } from './records-screen.tsx';

/** The list `search-words` of the shop. */
export default function SearchWordsScreen() {
  return <RecordsScreen kind="search-words" />;
}

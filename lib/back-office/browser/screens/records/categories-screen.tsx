import { RecordsScreen } from './records-screen.tsx';

/** The list `categories` of the shop. */
export default function CategoriesScreen() {
  return <RecordsScreen kind="categories" />;
}

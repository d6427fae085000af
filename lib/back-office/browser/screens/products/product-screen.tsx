import { useParams } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Screen } from '../../parts/screen.tsx';
import { TranslationPanel } from '../translations/translation-panel.tsx';
import { ProductForm } from './product-editor.tsx';

/** All of a product that can be changed. */
export default function ProductScreen() {
  const { code = '' } = useParams();
  const query = useCall('ProductRecord', { ProductCode: code });
  return (
    <Screen title={`Product ${code}`}>
      <Loaded query={query}>{(found) => <ProductForm key={found.Version} found={found} />}</Loaded>
      <TranslationPanel kind="product" id={code} />
    </Screen>
  );
}

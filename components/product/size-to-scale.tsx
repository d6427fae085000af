import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { type BangleSize, measuredBangles } from '#lib/storefront/catalogue/size-guide/bangle-size.ts';
import { bangleDrawingSize, watchDrawingSize } from '#lib/storefront/catalogue/size-guide/on-wrist-drawings.ts';
import {
  describeBanglesOnWrist,
  describeWatchMeasures,
  describeWatchOnWrist,
} from '#lib/storefront/catalogue/size-guide/on-wrist-texts.ts';
import {
  describeRings,
  formatWidth,
  measuredRings,
  type RingWidth,
  ringDrawingSize,
} from '#lib/storefront/catalogue/size-guide/ring-drawing.ts';
import type { WatchMeasures } from '#lib/storefront/catalogue/size-guide/wrist-fit.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import * as m from '#messages';
import { WristChoice } from '@/components/catalogue/size-guide/wrist-choice';
import { RingDrawing } from '@/components/product/ring-drawing';
import { LINK_CLASS } from '@/components/ui/link-class';

const LINK = `${LINK_CLASS} md:min-h-6`;
const NOTE = 'mt-1 max-w-measure text-muted text-sm';

type Worn = Pick<Product, 'code' | 'measures' | 'isRing' | 'isBangle' | 'sizes'>;

interface SizeToScaleProps {
  product: Worn;
  /** The name of the size in the address; null where there is none. */
  requested?: string | null;
}

/**
 * A product to scale, a watch or bangle on a wrist and a ring beside a coin, behind a quiet control; nothing where its
 * measures are not known.
 */
export function SizeToScale({ product, requested = null }: SizeToScaleProps) {
  const { code, measures, isRing, isBangle, sizes } = product;
  const names = sizes.map(({ name }) => name);
  const rings = isRing ? measuredRings(names) : [];
  if (rings.length > 0) return <Rings product={product} rings={rings} requested={requested} />;
  const bangles = isBangle ? measuredBangles(names) : [];
  if (!measures && bangles.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className={`${LINK} cursor-pointer`}>{m.productSeeOnWrist()}</summary>
      {measures ? <Watch watch={measures} code={code} /> : <Bangles sizes={bangles} />}
    </details>
  );
}

function Watch({ watch, code }: { watch: WatchMeasures; code: string }) {
  return (
    <>
      <WristChoice
        size={watchDrawingSize(watch)}
        sourceOf={(wrist) => apiPaths.watchDrawing({ ...watch, wrist })}
        describe={(wrist) => describeWatchOnWrist(watch, wrist)}
      />
      <p className={NOTE}>{describeWatchMeasures(watch)}</p>
      <a href={paths.wristFit(code)} rel="nofollow" className={LINK}>
        {m.productSeeOnYourWrist()}
      </a>
    </>
  );
}

function Bangles({ sizes }: { sizes: readonly BangleSize[] }) {
  const names = sizes.map(({ name }) => name);
  return (
    <>
      <WristChoice
        size={bangleDrawingSize(sizes)}
        sourceOf={(wrist) => apiPaths.bangleDrawing({ sizes: names, wrist })}
        describe={(wrist) => describeBanglesOnWrist(sizes, wrist)}
      />
      <p className={NOTE}>{m.productBangleScale()}</p>
      <a href={paths.content('ring-size')} className={LINK}>
        {m.productMeasureHand()}
      </a>
    </>
  );
}

interface RingsProps {
  product: Worn;
  rings: readonly RingWidth[];
  /** The name of the size in the address; null where there is none. */
  requested: string | null;
}

function Rings({ product: { code, sizes }, rings, requested }: RingsProps) {
  const skuOf = (name: string) => sizes.find((size) => size.name === name)?.sku ?? '';
  return (
    <details className="mt-4">
      <summary className={`${LINK} cursor-pointer`}>{m.productSeeBesideCoin()}</summary>
      <RingDrawing
        source={apiPaths.ringSizesDrawing(rings.map(({ name }) => name))}
        size={ringDrawingSize(rings)}
        rings={rings.map(({ name, width }) => ({ sku: skuOf(name), name, width: formatWidth(width) }))}
        requested={requested}
        caption={describeRings(rings)}
      />
      <p className={NOTE}>{m.productRingScale()}</p>
      <a href={paths.ringSizer(code)} rel="nofollow" className={LINK}>
        {m.productMeasureRing()}
      </a>
    </details>
  );
}

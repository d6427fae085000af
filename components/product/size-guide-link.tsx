import * as paths from '#lib/shared/paths.ts';
import * as m from '#messages';

const LINK_CLASS =
  'mt-2 inline-flex min-h-11 items-center text-sm underline decoration-line underline-offset-4 hover:text-brass md:min-h-6';

/** The link to the ring sizer, which returns here with the size. */
export function SizeGuideLink({ code }: { code: string }) {
  return (
    <a href={paths.ringSizer(code)} rel="nofollow" className={LINK_CLASS}>
      {m.productFindSize()}
    </a>
  );
}

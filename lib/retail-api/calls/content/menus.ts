import { calls, type DataOf } from '#lib/contract/index.ts';
import { photoNames } from '../../catalogue/images/photo-sources.ts';
import { withPictureNames } from '../../content/panel-pictures.ts';
import { type ApiContext, handlerFor, succeed } from '../../core/call-handler.ts';

type MenuItem = DataOf<typeof calls.categoryMenu>[number];

/** The category tree; without `Hierarchy` the top categories alone. Empty categories are left out. */
export const categoryMenu = handlerFor(calls.categoryMenu, async (request, { catalogue }) =>
  succeed(menuBelow(catalogue, catalogue.roots(), request.Hierarchy === 1)),
);

/** The whole tree; the top categories carry the operator's panel for the device (1 desktop, 2 mobile). */
export const megaMenu = handlerFor(calls.megaMenu, async (request, { db, catalogue }) => {
  const device = request.DeviceType === 2 ? 'mobile' : 'desktop';
  const rows = await db
    .selectFrom('pages')
    .select(['slug', 'content'])
    .where('slug', 'like', `menu-${device}-%`)
    .execute();
  const names = await photoNames();
  const panels = new Map(rows.map((row) => [row.slug, withPictureNames(row.content, names)]));
  const field = device === 'mobile' ? 'MobileMenuContent' : 'DesktopMenuContent';
  const menu = menuBelow(catalogue, catalogue.roots(), true);
  return succeed(menu.map((item) => ({ ...item, [field]: panels.get(`menu-${device}-${item.CategoryURL}`) ?? '' })));
});

function menuBelow(catalogue: ApiContext['catalogue'], categories: readonly string[], deep: boolean): MenuItem[] {
  return categories.flatMap((path) => {
    const category = catalogue.category(path);
    if (!category || category.count === 0) return [];
    return {
      StoreCategoryName: category.name,
      CategoryURL: path,
      DesktopMenuContent: '',
      MobileMenuContent: '',
      Children: deep ? menuBelow(catalogue, category.children, deep) : [],
    };
  });
}

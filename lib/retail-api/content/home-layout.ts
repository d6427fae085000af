/** Slug of the page with the layout of the home page. */
export const HOME_SLUG = 'home.json';

/** The screens of phones, as a media query: they get pictures of their own, which the head preloads by the same query. */
export const phoneScreens = '(width <= 640px)';

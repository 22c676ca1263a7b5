/** The links of the navbar and the sidebar. */
export const MAIN_LINKS = [
  { to: '/ethereal', label: 'Home', end: true },
  { to: '/ethereal/categories', label: 'Categories', end: false },
  { to: '/ethereal/all', label: 'All', end: true },
  { to: '/ethereal/contact', label: 'Contact', end: true },
] as const;

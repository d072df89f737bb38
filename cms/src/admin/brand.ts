/** The admin is the site's: its mark, as in static/icons/favicon.svg, and its name at the log-in and in the menu. */
const MARK = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12161c"/>',
  '<path d="M8 5c1 8.5 3 12.3 6 16l-2 6M24 5c-1 8.5-3 12.3-6 16l2 6" fill="none" stroke="#e8694a" stroke-width="3.2" stroke-linecap="round"/></svg>',
].join('');

export const logo = `data:image/svg+xml,${encodeURIComponent(MARK)}`;

export const brandStrings = {
  en: {
    'Auth.form.welcome.title': 'Welcome to Saola',
    'Auth.form.welcome.subtitle': 'Log in to write for the site',
  },
  vi: {
    'Auth.form.welcome.title': 'Chào mừng đến với Saola',
    'Auth.form.welcome.subtitle': 'Đăng nhập để viết cho trang web',
  },
};

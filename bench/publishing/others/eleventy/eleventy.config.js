/** @param {import('@11ty/eleventy').UserConfig} config */
export default function (config) {
  for (const lang of ['en', 'vn'])
    config.addCollection(lang, (api) =>
      api.getFilteredByTag(lang).sort((a, b) => (a.data.day < b.data.day ? 1 : -1)),
    );
  // What posts say stands as it is.
  return {
    htmlTemplateEngine: false,
    dir: { input: 'content', includes: '../_includes', data: '../_data', output: '_site' },
  };
}

export default function configure(config) {
  config.addPassthroughCopy({ static: '.', 'specimen.js': 'specimen.js' });
  return { htmlTemplateEngine: 'njk' };
}

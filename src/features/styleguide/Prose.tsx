import { useTranslation } from 'gatsby-plugin-react-i18next';

import { RichText } from '../../ui/RichText/RichText';

/** Everything that running text may hold. */
export const Prose = () => {
  const { t } = useTranslation('styleguide');
  const html = [
    `<h3>${t('prose.heading')}</h3><p>${t('prose.text')}</p>`,
    `<h4>${t('prose.sub')}</h4><ul><li>${t('prose.item1')}</li><li>${t('prose.item2')}</li></ul>`,
    `<blockquote><p>${t('prose.quote')}</p></blockquote>`,
    `<table><thead><tr><th>${t('prose.term')}</th><th>${t('prose.value')}</th></tr></thead><tbody>`,
    `<tr><td>${t('prose.row1')}</td><td>12</td></tr><tr><td>${t('prose.row2')}</td><td>28</td></tr>`,
    '</tbody></table><pre><code>npm start</code></pre>',
  ];
  return <RichText html={html.join('')} />;
};

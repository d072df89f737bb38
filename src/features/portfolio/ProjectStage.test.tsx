import { renderIn } from '../../../jest/fixtures';
import { studyIn } from '../../../jest/studies';
import type { Language } from '../../i18n/locales';
import { ProjectStage } from './ProjectStage';

const strip = 'hyundai-i20-banner';
const show = (whole: boolean, language: Language = 'en') => {
  const { facts } = studyIn(language, strip);
  const { container } = renderIn(
    language,
    <ProjectStage facts={facts} className="stage" sizes="100vw" whole={whole} />,
  );
  return [...container.querySelectorAll<HTMLElement>('[data-kind]')].map((layer) => [
    layer.dataset.stands,
    layer.querySelector('img')?.getAttribute('src')?.split('/').at(-1),
  ]);
};

describe('the stage of a work in several pictures', () => {
  it('shows all of them where it is whole', () => {
    expect(show(true)).toEqual([
      [undefined, 'banner.webp'],
      [undefined, 'gap.webp'],
      [undefined, 'question.webp'],
    ]);
  });

  it('has on a card what was drawn for cards, which stands alone', () => {
    expect(show(false)).toEqual([['alone', 'parked.webp']]);
  });

  it('is in Vietnamese on the Vietnamese pages, on a card too', () => {
    expect(show(true, 'vn').map(([, file]) => file)).toEqual([
      'banner-vn.webp',
      'gap-vn.webp',
      'question-vn.webp',
    ]);
    expect(show(false, 'vn')).toEqual([['alone', 'parked-vn.webp']]);
  });
});

describe('the stage of a work that is drawn as a whole', () => {
  it.each([
    ['en', 'box.webp', ['box-390.webp', 'box-768.webp']],
    ['vn', 'box-vn.webp', ['box-vn-390.webp', 'box-vn-768.webp']],
  ] as const)('is in the language of the page, %s, on every screen', (language, wide, narrow) => {
    const { facts } = studyIn(language, 'fresy');
    const { container } = renderIn(language, <ProjectStage facts={facts} className="stage" sizes="100vw" />);
    const nameOf = (address = '') => address.replace(/ .*/, '').split('/').at(-1);
    expect(nameOf(container.querySelector('img')?.getAttribute('src') ?? '')).toBe(wide);
    expect([...container.querySelectorAll('source')].map(({ srcset }) => nameOf(srcset))).toEqual(narrow);
  });
});

describe('a stage with several phones', () => {
  it('shows halves of those that are covered where it is upright, in the language of the page, and none alone', () => {
    const { facts } = studyIn('vn', 'carsnow-mobile-app');
    const { container } = renderIn(
      'vn',
      <ProjectStage facts={facts} className="stage" sizes="100vw" edgeToEdge first />,
    );
    const layers = [...container.querySelectorAll<HTMLElement>('[data-kind]')];
    expect(layers.map(({ dataset }) => dataset.stands)).toEqual([undefined, undefined, undefined]);
    const drawn = [...container.querySelectorAll('source')].map(({ media, srcset, sizes }) => [
      media,
      srcset.replace(/ .*/, '').split('/').at(-1),
      sizes,
    ]);
    const shown = '(width < 900px) 54vw, 28vw';
    expect(drawn).toEqual([
      ['(width < 600px)', 'licence-half-vn.webp', shown],
      ['(width < 900px)', 'licence-half-vn.webp', shown],
      ['(width < 600px)', 'key-half-vn.webp', shown],
      ['(width < 900px)', 'key-half-vn.webp', shown],
    ]);
  });
});

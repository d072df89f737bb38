import { kindOfWork, portfolioPath } from './portfolioTabs';

describe('the tabs of the portfolio', () => {
  it.each([
    ['all', '/portfolio/'],
    ['graphic', '/portfolio/graphic/'],
  ] as const)('%s stands at %s', (tab, path) => {
    expect(portfolioPath(tab)).toBe(path);
  });

  it.each(['all', 'print', ''])('a project is of no kind "%s"', (tab) => {
    expect(() => kindOfWork(tab)).toThrow(`No kind of work "${tab}"`);
  });

  it('a project is of the kind its facts name', () => {
    expect(kindOfWork('mobile')).toBe('mobile');
  });
});

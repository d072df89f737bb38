import { studyIn } from '../../../jest/studies';
import { workOf } from './workOf';

describe('how a project is shown', () => {
  it.each([
    ['movinavir-site', 'screens', 'plain'],
    ['mmhf-site', 'screens', 'drawn'],
    ['carsnow-mobile-app', 'phones', 'plain'],
    ['ask2go-mobile-applications', 'phones', 'drawn'],
    ['3d-hyundai-i30-banner', 'square', 'plain'],
    ['hyundai-i20-banner', 'strip', 'plain'],
    ['ascentis-homepage-design', 'strip', 'plain'],
    ['fresy', 'drawn', 'drawn'],
  ])('is read from the facts of %s: %s on a ground that is %s', (slug, kind, ground) => {
    expect(workOf(studyIn('en', slug).facts)).toEqual({ kind, ground });
  });
});

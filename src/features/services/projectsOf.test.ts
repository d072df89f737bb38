import { projectsOf } from './projectsOf';

const projects = [
  { slug: 'fresy', outcome: 'Fresy was redrawn.' },
  { slug: 'meoto', outcome: 'Meoto sells cars.' },
  { slug: 'envoca', outcome: 'Envoca speaks.' },
];

describe('the projects at the foot of a service', () => {
  it('are those it names, in its order', () => {
    expect(projectsOf(['meoto', 'fresy'], projects, []).map(({ slug }) => slug)).toEqual(['meoto', 'fresy']);
  });

  it('have the line that the service gives them, or else their own outcome', () => {
    const results = [{ project: 'fresy', line: 'Twice as many enquiries.' }];
    expect(projectsOf(['meoto', 'fresy'], projects, results).map(({ outcome }) => outcome)).toEqual([
      'Meoto sells cars.',
      'Twice as many enquiries.',
    ]);
  });
});

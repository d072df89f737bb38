import { screen } from '@testing-library/react';

import { renderIn, textOf } from '../../../jest/fixtures';
import { TextHero } from './TextHero';

const text = textOf(
  { title: 'Fresy', heading: 'Fresh **as it tastes**', subtitle: 'A juice maker' },
  '<h2>About The Project</h2><p>Pressed at five.</p>',
);

describe('the head of a page that begins with words alone', () => {
  it('is the trail, one main heading and what it means', () => {
    renderIn('en', <TextHero text={text} trail={<nav aria-label="Breadcrumb" />} />);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fresh as it tastes');
    expect(screen.getByText('A juice maker')).toBeVisible();
  });

  it('is headed by its title when the text has no heading', () => {
    renderIn('en', <TextHero text={textOf({ title: 'Our Team' })} trail={null} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Our Team' })).toBeVisible();
  });
});

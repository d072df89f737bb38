import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { FactList } from './FactList';

const facts = [{ term: 'Year', value: '2024' }];
const link = { href: 'https://a.example/', text: 'Visit', note: 'opens a new tab' };

describe('FactList', () => {
  it('gives every term its value', () => {
    render(<FactList heading="Details" facts={facts} />);
    expect(screen.getByRole('term')).toHaveTextContent('Year');
    expect(screen.getByRole('definition')).toHaveTextContent('2024');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('says that its link opens a new tab', () => {
    render(<FactList heading="Details" facts={facts} link={link} />);
    expect(screen.getByRole('link', { name: 'Visit (opens a new tab)' })).toHaveAttribute('target', '_blank');
  });

  it('says in which language its values are', () => {
    render(<FactList heading="Details" facts={facts} lang="en" />);
    expect(screen.getByRole('definition')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('term')).not.toHaveAttribute('lang');
  });

  it('has no axe violation', async () => {
    const { container } = render(<FactList heading="Details" facts={facts} link={link} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

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

  it('says in which language a value is', () => {
    render(
      <FactList heading="Details" facts={[{ term: 'Khách hàng', value: 'Ferries', lang: 'en' }, ...facts]} />,
    );
    const [client, year] = screen.getAllByRole('definition');
    expect(client).toHaveAttribute('lang', 'en');
    expect(year).not.toHaveAttribute('lang');
    expect(screen.getByText('Khách hàng')).not.toHaveAttribute('lang');
  });

  it('has no axe violation', async () => {
    const { container } = render(<FactList heading="Details" facts={facts} link={link} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

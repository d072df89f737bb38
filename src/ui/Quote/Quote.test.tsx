import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Quote } from './Quote';
import { Quotes } from './Quotes';

const linh = { text: 'No surprises', name: 'Linh', role: 'Operations lead' };
const quotes = [linh, { text: 'They asked', name: 'Mai', role: 'Owner' }];

describe('Quote', () => {
  it('says who said it', () => {
    render(<Quote {...linh} />);
    const figure = screen.getByRole('figure');
    expect(within(figure).getByRole('blockquote')).toHaveTextContent('“No surprises”');
    expect(figure).toHaveTextContent(/Linh.*Operations lead/);
  });

  it('has no axe violation', async () => {
    const { container } = render(<Quote {...linh} />);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('Quotes', () => {
  it('are all in the page, in a strip with a name', () => {
    render(<Quotes label="Testimonials" previous="Previous" next="Next" quotes={quotes} />);
    const strip = screen.getByRole('region', { name: 'Testimonials' });
    expect(within(strip).getAllByRole('blockquote')).toHaveLength(2);
  });

  it('have no axe violation', async () => {
    const { container } = render(
      <Quotes label="Testimonials" previous="Previous" next="Next" quotes={quotes} />,
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});

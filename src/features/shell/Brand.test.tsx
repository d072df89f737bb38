import { screen } from '@testing-library/react';

import { siteSettings } from '../../../jest/content';
import { renderIn } from '../../../jest/fixtures';
import { Brand } from './Brand';

describe('the brand', () => {
  it('is the name of content/site.yml and leads to the home page of the language', () => {
    renderIn('vn', <Brand />);
    expect(screen.getByRole('link', { name: siteSettings.name })).toHaveAttribute('href', '/vn/');
  });
});

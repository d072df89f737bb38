import { screen } from '@testing-library/react';

import { renderIn } from '../../../../jest/fixtures';
import { TemplateGrid } from './TemplateGrid';
import { words } from './words';

it.each(['en', 'vn'] as const)('the templates are Vietnamese, and say so on every page (%s)', (language) => {
  renderIn(language, <TemplateGrid cards={[]} coming={1} />);
  expect(screen.getByRole('list', { name: words.list })).toHaveAttribute('lang', 'vi');
});

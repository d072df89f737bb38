import { screen, waitFor } from '@testing-library/react';

import { renderIn } from '../../../jest/fixtures';
import { stubFetch } from '../../api-client/contentFixtures';
import { WebPackages } from './WebPackages';

beforeEach(() => sessionStorage.clear());
const heading = { en: 'Web packages', vn: 'Gói thiết kế website' };

describe('the web packages', () => {
  it('stand in the HTML of the Vietnamese page', () => {
    void stubFetch();
    renderIn('vn', <WebPackages />);
    expect(screen.getByRole('heading', { name: heading.vn })).toBeVisible();
  });

  it('are not on the English page for anybody else', async () => {
    sessionStorage.setItem('saola:vietnamese-visitor', 'false');
    renderIn('en', <WebPackages />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('come to the English page for a Vietnamese visitor', async () => {
    sessionStorage.setItem('saola:vietnamese-visitor', 'true');
    renderIn('en', <WebPackages />);
    await waitFor(() => expect(screen.getByRole('heading', { name: heading.en })).toBeVisible());
  });
});

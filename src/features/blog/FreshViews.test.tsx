import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { InLanguage, renderIn } from '../../../jest/fixtures';
import { stubFetch } from '../../api-client/contentFixtures';
import { prebuilt } from './blogPostsFixture';
import { FreshViews } from './FreshViews';
import { Views } from './Views';

jest.useFakeTimers();
const idle = () => act(() => jest.advanceTimersByTime(2_000));

describe('the views of a card', () => {
  it('become those of the moment when the page is idle', async () => {
    const calls = stubFetch();
    renderIn(
      'en',
      <>
        <Views slug="a" count={3} />
        <FreshViews shown={prebuilt} />
      </>,
    );
    document.documentElement.lang = 'en';
    expect(calls).toHaveLength(0);
    idle();
    await act(async () => calls[0]?.answer({ data: [{ slug: 'a', views: 1846 }] }));
    expect(screen.getByText('1,846 views')).toBeVisible();
  });

  it('are not asked for where they come from the CMS already', () => {
    const calls = stubFetch();
    renderIn(
      'en',
      <>
        <Views slug="a" count={3} />
        <FreshViews shown={null} />
      </>,
    );
    idle();
    expect(calls).toHaveLength(0);
  });

  it('name the script that does it without React, and the words for it', () => {
    const { container } = renderIn('vn', <FreshViews shown={null} />);
    expect(container.firstElementChild).toMatchObject({
      dataset: {
        late: '/scripts/views.js',
        viewsCall: 'http://localhost:1337/api/dicom-blogs?locale=vi&fields[0]=slug&fields[1]=views',
        one: '# lượt xem',
        other: '# lượt xem',
      },
    });
  });

  it('that came before React stay', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const container = document.body.appendChild(document.createElement('div'));
    const views = (
      <InLanguage language="en">
        <Views slug="a" count={3} />
      </InLanguage>
    );
    container.innerHTML = renderToString(views);
    expect(container).toHaveTextContent('3 views');
    const place = container.querySelector('span');
    if (place) place.textContent = '9 views';
    render(views, { container, hydrate: true });
    expect(container).toHaveTextContent('9 views');
    expect(log.mock.calls.flat().join()).not.toMatch(/hydrat/i);
    log.mockRestore();
  });
});

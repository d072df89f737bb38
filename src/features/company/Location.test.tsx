import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';

import { siteSettings } from '../../../jest/content';
import { hrefs, renderIn, textOf } from '../../../jest/fixtures';
import { partsOf } from '../../../jest/queryAnswers';
import type { Language } from '../../i18n/locales';
import { inPlace } from '../../lib/inPlace';
import type { RuledRow } from '../../ui/RuledRows/RuledRows';
import { LocationHero } from './LocationHero';
import { Promises } from './Promises';
import { Proof } from './Proof';
import { Start } from './Start';
import { Talk } from './Talk';
import { WorkingDay } from './WorkingDay';

interface Parts {
  readonly grounds: readonly Queries.LocationGroundPartFragment[];
  readonly day: Queries.WorkingDayPartFragment;
  readonly promises: Queries.PromisesPartFragment;
  readonly services: { readonly heading: string; readonly items: readonly RuledRow[] };
  readonly start: Queries.StartPartFragment;
  readonly proof: Queries.ProofPartFragment;
  readonly talk: Queries.TalkPartFragment;
}

const locationIn = (language: Language, place: string) => {
  const parts = inPlace(partsOf<Parts>('company/location', language), place);
  const text = inPlace(textOf({ heading: 'Software for **{place}**', action: 'Talk in {place}' }), place);
  return renderIn(
    language,
    <>
      <LocationHero
        text={text}
        ground={parts.grounds.find((ground) => ground.place === place)}
        trail={<nav aria-label="Breadcrumb" />}
      />
      <WorkingDay day={parts.day} />
      <Promises promises={parts.promises} services={parts.services} />
      <Start start={parts.start} />
      <Proof proof={parts.proof} />
      <Talk talk={parts.talk} office={siteSettings.offices.find(({ key }) => key === 'melbourne')} />
    </>,
  );
};

describe.each(['Melbourne', 'Sydney'])('the location page of %s', (place) => {
  const other = place === 'Sydney' ? 'Melbourne' : 'Sydney';

  it('names the place in its heading and in its text, and leaves no placeholder', () => {
    const { container } = locationIn('en', place);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`Software for ${place}`);
    expect(screen.getByRole('heading', { name: `What you get in ${place}` })).toBeVisible();
    expect(container.textContent).not.toContain('{place}');
  });

  it('shows the skyline of the place', () => {
    locationIn('en', place);
    const [skyline] = screen.getAllByRole('img');
    expect(skyline).toHaveAccessibleName(expect.stringContaining(`${place} at dusk`));
    expect(skyline).not.toHaveAccessibleName(expect.stringContaining(`${other} at dusk`));
  });

  it('says the hours of both offices in words', () => {
    locationIn('en', place);
    const figure = screen.getByRole('figure');
    expect(figure).toHaveTextContent(`A working day, in ${place} time`);
    expect(figure).toHaveTextContent(`${place} 9:00 to 18:00`);
    expect(figure).toHaveTextContent('Saigon 12:00 to 21:00');
  });

  it('closes with the Australian office and its line', () => {
    locationIn('vn', place);
    expect(hrefs(screen.getAllByRole('link'))).toContain(`tel:${siteSettings.phones.au.replaceAll(' ', '')}`);
  });

  it('has no axe violation', async () => {
    const { container } = locationIn('vn', place);
    expect(await axe(container)).toHaveNoViolations();
  });
});

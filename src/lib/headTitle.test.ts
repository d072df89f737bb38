import { headTitle } from './headTitle';

it.each([
  ['Career', 'Career | Saola'],
  // 52 characters: as many as fit.
  [
    'A title that has as many characters as there is room',
    'A title that has as many characters as there is room | Saola',
  ],
  ['One team, two time zones: what the working day looks like', 'One team, two time zones | Saola'],
  [
    'Why a door should open without the network, and how we taught it',
    'Why a door should open without the network | Saola',
  ],
  [
    'Vì sao chúng tôi không còn dùng trình kéo thả để làm website',
    'Vì sao chúng tôi không còn dùng trình kéo thả để… | Saola',
  ],
  [
    'Note: a title whose only pause comes too early to say what it is',
    'Note: a title whose only pause comes too early to… | Saola',
  ],
])('the title of a head is no longer than it is shown (%s)', (title, head) => {
  expect(headTitle(title, 'Saola')).toBe(head);
  expect(head.length).toBeLessThanOrEqual(60);
});

it('the title of a head has an end also where it is one word without one', () => {
  expect(headTitle('x'.repeat(80), 'Saola').length).toBeLessThanOrEqual(60);
});

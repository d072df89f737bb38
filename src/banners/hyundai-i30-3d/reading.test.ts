import { cameRound } from './reading';

describe('a detail', () => {
  it('opens when it looks at the reader squarely enough, the squarest first', () => {
    expect(cameRound([0.3, 0.5, 0], undefined, 0)).toBeUndefined();
    expect(cameRound([0.85, 0.93, 0], undefined, 0)).toBe(1);
  });

  it('stays open until it has turned further away than it came: at an edge it does not flicker', () => {
    expect(cameRound([0.7, 0, 0], 0, 0)).toBe(0);
    expect(cameRound([0.7, 0, 0], undefined, 0)).toBeUndefined();
    expect(cameRound([0.6, 0, 0], 0, 0)).toBeUndefined();
  });

  it('gives way to the next one', () => {
    expect(cameRound([0.5, 0, 0.9], 0, 30)).toBe(2);
  });

  it.each([400, -400])('is not opened while it flies past at %d degrees a second', (speed) => {
    expect(cameRound([0.95, 0, 0], undefined, speed)).toBeUndefined();
  });

  it('is none where all of them are on the far side', () => {
    expect(cameRound([0, 0, 0], undefined, 0)).toBeUndefined();
    expect(cameRound([0, 0, 0], 2, 0)).toBeUndefined();
  });
});

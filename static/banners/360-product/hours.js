/**
 * The hours of the turn. Picture 0 shows six in the morning; each of the 36 is 40 minutes later. The pictures are drawn
 * on the ground that `groundAt` gives, so that they have no edge in the banner.
 */
const pictures = 36;

const grounds = [
  [0, '#191b4d'], [4, '#2a2560'], [4.6, '#ee9d96'], [7, '#ffc99a'], [9, '#ffe3ae'], [12, '#a9e4e0'], [15.2, '#b9e6cf'],
  [17, '#ffcf7d'], [18.6, '#f59462'], [19.6, '#4a2166'], [21.5, '#221f58'], [24, '#191b4d'],
];

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const hourOf = (picture) => (6 + (picture * 24) / pictures) % 24;

/** Red, green and blue of the ground at an hour of the day. */
const groundAt = (hour) => {
  const next = grounds.findIndex(([until]) => until > hour);
  const [start, from] = grounds[next - 1];
  const [end, to] = grounds[next];
  const target = channels(to);
  return channels(from).map((value, at) => Math.round(value + ((target[at] - value) * (hour - start)) / (end - start)));
};

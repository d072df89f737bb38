/**
 * Values of an Accept-… header in the order of their weight; equal weights keep their order, `q=0` and
 * anything unreadable is left out. Values come in lower case.
 */
export function byQuality(header: string | undefined): string[] {
  const weighed = (header ?? '').split(',').map((part) => {
    const [value = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    return { value, weight: q === undefined ? 1 : Number(q.slice(2)) };
  });
  return weighed
    .filter(({ value, weight }) => value !== '' && weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ value }) => value);
}

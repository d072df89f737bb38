/** The address a click leads to: `clickTag` of the query, when it is one of the web; a script in it would run on the publisher's page. */
export const clickAddress = (query: string, otherwise: string): string => {
  const wanted = new URLSearchParams(query).get('clickTag');
  try {
    return wanted && /^https?:$/.test(new URL(wanted).protocol) ? wanted : otherwise;
  } catch {
    return otherwise;
  }
};

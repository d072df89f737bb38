import { complaintsAbout, complaintsBelow } from './validHtml';

test('every English page is valid HTML', async () => {
  expect(await complaintsBelow('/en/')).toEqual([]);
});

test('the validator complains about what is not valid', () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>a</title></head><body>${body}</body></html>`;
  expect(complaintsAbout(page('<p>a</p>'))).toEqual([]);
  expect(complaintsAbout(page('<h1>a</h1><span><h2>b</h2></span>')).join()).toContain('<h2>');
});

import { firstView } from './firstView';
import type { LighthouseReport } from './lighthouseReport';

const request = (resourceType: string, url: string, transferSize: number) => ({
  url,
  resourceType,
  transferSize,
});

const report: LighthouseReport = {
  audits: {
    'first-contentful-paint': { numericValue: 650 },
    'largest-contentful-paint': { numericValue: 751 },
    'total-blocking-time': { numericValue: 0 },
    'mainthread-work-breakdown': {
      details: {
        items: [
          { group: 'other', duration: 300 },
          { group: 'scriptEvaluation', duration: 20 },
          { group: 'scriptParseCompile', duration: 2 },
        ],
      },
    },
    'network-requests': {
      details: {
        items: [
          request('Document', 'http://ours.localhost/post/', 8000),
          request('Script', 'http://ours.localhost/own.js', 1500),
          request('Script', 'http://ours.localhost/framework.js', 40_000),
          request('Font', 'http://ours.localhost/text.woff2', 20_000),
          request('Image', 'http://ours.localhost/title.webp', 22_000),
          request('Other', 'http://ours.localhost/favicon.svg', 400),
        ],
      },
    },
  },
};

it('sorts the requests of a report by what they are for', () => {
  const view = firstView(report, (url) => url.includes('framework'));
  expect(view).toEqual({
    html: 8000,
    scripts: 41_500,
    frameworkScripts: 40_000,
    styles: 0,
    others: 20_000,
    pictures: 22_400,
    requests: 6,
    pictureRequests: 2,
    fcp: 650,
    lcp: 751,
    tbt: 0,
    scripting: 22,
  });
});

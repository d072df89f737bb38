/** A request of the page: sizes in bytes, `transferSize` with its headers. */
export interface ReportedRequest {
  url: string;
  resourceType: string;
  transferSize: number;
}

interface Timing {
  numericValue: number;
}

/** What this comparison reads of a report of Lighthouse. Times in milliseconds. */
export interface LighthouseReport {
  runtimeError?: { message: string };
  audits: {
    'first-contentful-paint': Timing;
    'largest-contentful-paint': Timing;
    'total-blocking-time': Timing;
    'mainthread-work-breakdown': { details: { items: { group: string; duration: number }[] } };
    'network-requests': { details: { items: ReportedRequest[] } };
  };
}

/** The audits that a report has to hold. */
export const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'mainthread-work-breakdown',
  'network-requests',
];

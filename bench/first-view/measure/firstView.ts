import type { LighthouseReport, ReportedRequest } from './lighthouseReport';

/**
 * What a first view costs. Bytes are those transferred, with the headers of the answers, unless their comment
 * says otherwise; times in milliseconds.
 */
export interface FirstView {
  html: number;
  scripts: number;
  /** Those of the scripts that belong to a framework. */
  frameworkScripts: number;
  styles: number;
  /** Fonts, data and everything that has no column of its own; no pictures. */
  others: number;
  pictures: number;
  requests: number;
  pictureRequests: number;
  fcp: number;
  lcp: number;
  tbt: number;
  /** Parsing, compiling and running scripts on the main thread, at the CPU speed of a mid-range phone. */
  scripting: number;
}

const scripting = ['scriptEvaluation', 'scriptParseCompile'];

/** The icon of the page is a picture, which Lighthouse does not know yet when it is asked for. */
const isPicture = ({ resourceType, url }: ReportedRequest) =>
  resourceType === 'Image' || /\.(svg|ico|webp|avif|png|jpe?g)$/.test(url);

function bytesOf(requests: ReportedRequest[]): number {
  return requests.reduce((sum, { transferSize }) => sum + transferSize, 0);
}

/** Reads a report. `isFramework` says of a script's address whether it belongs to a framework. */
export function firstView({ audits }: LighthouseReport, isFramework: (url: string) => boolean): FirstView {
  const requests = audits['network-requests'].details.items;
  const ofType = (type: string) => requests.filter(({ resourceType }) => resourceType === type);
  const scripts = ofType('Script');
  const pictures = requests.filter(isPicture);
  const main = { html: bytesOf(ofType('Document')), scripts: bytesOf(scripts), pictures: bytesOf(pictures) };
  const styles = bytesOf(ofType('Stylesheet'));
  const times = audits['mainthread-work-breakdown'].details.items;
  return {
    ...main,
    frameworkScripts: bytesOf(scripts.filter(({ url }) => isFramework(url))),
    styles,
    others: bytesOf(requests) - main.html - main.scripts - main.pictures - styles,
    requests: requests.length,
    pictureRequests: pictures.length,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    scripting: times
      .filter(({ group }) => scripting.includes(group))
      .reduce((sum, { duration }) => sum + duration, 0),
  };
}

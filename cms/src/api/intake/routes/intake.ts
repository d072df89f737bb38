const open = (method: 'GET' | 'POST', path: string, action: string) => ({
  method,
  path,
  handler: `api::intake.intake.${action}`,
});

/** The calls of the forms (docs/specification/calls.md, 'Form calls'), and the captcha's challenge. */
export default {
  routes: [
    open('POST', '/team-chat', 'teamChat'),
    open('POST', '/career-apply', 'careerApply'),
    open('POST', '/develop-web-request', 'developWebRequest'),
    open('POST', '/free-quote-request', 'freeQuoteRequest'),
    open('POST', '/send-email-sequentially', 'sendEmailSequentially'),
    open('GET', '/captcha', 'captcha'),
  ],
};

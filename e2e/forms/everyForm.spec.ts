import { expect, test, type Locator, type Page } from '@playwright/test';

import { hydrate } from '../support/firstView';
import { chatMessage, mailTo, stored } from '../support/received';
import { siteUrl } from '../support/stack';
import {
  document,
  field,
  fillPerson,
  newVisitor,
  send,
  visitorForm,
  type Visitor,
} from '../support/visitorForm';

type Language = 'en' | 'vn';

interface Journey {
  readonly title: string;
  readonly address: string;
  /** Id of the form, without `-form`. */
  readonly place: string;
  readonly open?: (page: Page, language: Language) => Promise<void>;
  readonly fill: (form: Locator, visitor: Visitor) => Promise<void>;
  /**
   * The alert in English, and as a Vietnamese reads it (docs/specification/forms.md, 'Texts of success and failure').
   */
  readonly alert: Readonly<Record<Language, string>>;
  readonly form: string;
  /** The language it speaks, where that is not always the page's. */
  readonly speaks?: Language;
  /** What is stored besides the person. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly team: string;
  readonly chat: string;
  /** The subject of the confirmation. */
  readonly confirmation: Readonly<Record<Language, string>>;
}

const hello = 'hello@saola.example';
const sales = 'sales@saola.example';

const contact = {
  form: 'contact',
  fill: async (form: Locator, visitor: Visitor) => {
    await fillPerson(form, visitor);
    await field(form, 'subject').selectOption('app');
  },
  alert: {
    en: 'Send message successfully, We will reply soon!',
    vn: 'Đã gửi tin nhắn thành công, chúng tôi sẽ sớm trả lời bạn!',
  },
  fields: { subject: 'app', countryCode: '+61', countryName: 'aus' },
  team: hello,
  chat: 'Subject: Need Mobile App Development',
  confirmation: { en: 'We have received your message', vn: 'Chúng tôi đã nhận được tin nhắn của bạn' },
};

const answers = { deadline: '1', contentPlan: '0', pageRequest: '2', featureRequest: '3' };

const quote = {
  form: 'quote',
  fill: async (form: Locator, visitor: Visitor) => {
    await fillPerson(form, visitor);
    await field(form, 'companyName').fill('Harrow & Vale');
    for (const [name, value] of Object.entries(answers))
      await form.locator(`[name=${name}][value="${value}"]`).check();
    await form.locator('input[type=file]').setInputFiles([document('brief.pdf'), document('plan.pdf')]);
  },
  files: ['brief.pdf', 'plan.pdf'],
  alert: { en: sales, vn: sales },
  team: sales,
  chat: 'Pages: Up to 10',
  confirmation: {
    en: 'We have received your request for a quote',
    vn: 'Chúng tôi đã nhận được yêu cầu báo giá của bạn',
  },
};

const career = {
  form: 'career',
  fill: async (form: Locator, visitor: Visitor) => {
    await fillPerson(form, visitor);
    await form.locator('input[type=file]').setInputFiles(document('cv.pdf'));
  },
  files: ['cv.pdf'],
  alert: {
    en: 'Thank for your applied, We will contact you as soon as possible!',
    vn: 'Cảm ơn bạn đã ứng tuyển, chúng tôi sẽ liên hệ với bạn sớm nhất có thể!',
  },
  team: hello,
  confirmation: {
    en: 'We have received your application',
    vn: 'Chúng tôi đã nhận được hồ sơ ứng tuyển của bạn',
  },
};

const opens = (dialog: string) => (page: Page) => page.locator(`[commandfor="${dialog}"]`).first().click();

const journeys: readonly Journey[] = [
  { ...contact, title: 'the contact form of the home page', address: '', place: 'contact-home' },
  {
    ...contact,
    title: "the 'Write a Message' popup",
    address: 'about-us/',
    place: 'contact-popup',
    open: opens('write-a-message'),
  },
  {
    ...contact,
    title: 'the message of the contact page',
    address: 'contact/#message',
    place: 'contact-page',
  },
  {
    ...quote,
    title: 'the free quote of the contact page',
    address: 'contact/',
    place: 'quote-contact',
    fields: {
      ...answers,
      subject: 'web',
      companyName: 'Harrow & Vale',
      countryCode: '+61',
      countryName: 'au',
    },
  },
  {
    ...quote,
    title: 'the free quote of the web development page',
    address: 'services/web-development/',
    place: 'quote-service',
    open: opens('free-quote'),
    fields: {
      ...answers,
      subject: 'web',
      companyName: 'Harrow & Vale',
      countryCode: '+84',
      countryName: 'vn',
    },
  },
  {
    title: 'the order of a web package',
    address: 'services/web-development/',
    place: 'order',
    open: async (page, language) => {
      // On English pages they appear once the lookup has told that the visitor is Vietnamese.
      if (language === 'en') await hydrate(page);
      await page.getByRole('button', { name: /gói TIÊU CHUẨN/ }).click();
      await expect(page.getByRole('dialog', { name: /gói TIÊU CHUẨN/ })).toBeVisible();
    },
    form: 'order',
    fill: fillPerson,
    fields: { subject: 'gói TIÊU CHUẨN', countryCode: '+84', countryName: 'vn' },
    speaks: 'vn',
    alert: {
      en: 'Yêu cầu của bạn đã được gửi. Chúng tôi sẽ sớm liên hệ với bạn!',
      vn: 'Yêu cầu của bạn đã được gửi. Chúng tôi sẽ sớm liên hệ với bạn!',
    },
    team: sales,
    chat: 'Package: gói TIÊU CHUẨN',
    confirmation: {
      en: 'Chúng tôi đã nhận được đơn đặt hàng của bạn',
      vn: 'Chúng tôi đã nhận được đơn đặt hàng của bạn',
    },
  },
  {
    ...career,
    title: "the application in an opening's dialog",
    address: 'career/',
    place: 'apply-qc-intern',
    open: async (page) => {
      await page.locator('#qc-intern > summary').click();
      await page.locator('[commandfor="apply-qc-intern"]').first().click();
    },
    fields: { position: 'qc_intern', countryCode: '+84', countryName: 'vn' },
    chat: 'Position: QC Intern',
  },
  {
    ...career,
    title: 'the application at the end of the career page',
    address: 'career/',
    place: 'apply-open',
    fields: { position: 'other', countryCode: '+84', countryName: 'vn' },
    chat: 'Position: Other',
  },
  {
    title: 'the newsletter',
    address: 'our-team/',
    place: 'newsletter',
    form: 'subscribe',
    fill: async (form, { email }) => field(form, 'email').fill(email),
    fields: {},
    alert: { en: 'Thanks you for your subscribe!', vn: 'Cảm ơn bạn đã đăng ký!' },
    team: hello,
    chat: 'Subscribe Email: ',
    confirmation: {
      en: 'We have received your subscription',
      vn: 'Chúng tôi đã nhận được đăng ký nhận tin của bạn',
    },
  },
];

for (const language of ['en', 'vn'] as const)
  for (const journey of journeys)
    test(`${journey.title} arrives in the CMS, the chat and the inbox (${language})`, async ({ browser }) => {
      const context = await browser.newContext({ locale: language === 'vn' ? 'vi-VN' : 'en-AU' });
      // The packages are for Vietnamese visitors: on English pages the lookup tells.
      await context.route('**/api/visitor-locale', (route) =>
        route.fulfill({ json: { language: 'vi', country: 'VN' } }),
      );
      const page = await context.newPage();
      const visitor = newVisitor(journey.place);
      await page.goto(`${siteUrl}/${language}/${journey.address}`);
      await journey.open?.(page, language);
      const form = visitorForm(page, journey.place);
      await form.scrollIntoViewIfNeeded();
      await journey.fill(form, visitor);
      await send(form);
      await expect(form.getByRole('alert').filter({ hasText: journey.alert[language] })).toBeVisible();
      // A form that has arrived is empty again.
      await expect(field(form, 'email')).toHaveValue('');

      const submission = await stored(visitor.email);
      expect(submission).toMatchObject({ form: journey.form, lang: journey.speaks ?? language });
      expect(submission.fields).toMatchObject(journey.fields);
      expect((submission.files ?? []).map(({ name }) => name)).toEqual(journey.files ?? []);
      if (journey.form !== 'subscribe')
        expect(submission.fields).toMatchObject({
          name: visitor.name,
          phone: visitor.phone,
          message: visitor.message,
        });

      expect((await chatMessage(visitor.email)).text).toContain(journey.chat);
      const team = await mailTo(journey.team, visitor.email);
      expect(team.replyTo?.map(({ address }) => address)).toEqual([visitor.email]);
      const confirmation = await mailTo(visitor.email, visitor.email);
      expect(confirmation.subject).toBe(journey.confirmation[language]);
      expect(confirmation.text).not.toContain(visitor.message);
      await context.close();
    });

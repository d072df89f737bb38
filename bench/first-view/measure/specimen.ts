import type { Page } from '@playwright/test';

/** What a visitor does at first sight. */
export type Act = 'click' | 'text';

/** A control, what is done to it, and where the page says what it knows of that. */
export interface Specimen {
  control: string;
  output: string;
  /** What the output says when nothing is lost. */
  expected: string;
  /** What follows the click on the control. */
  perform: (page: Page) => Promise<void>;
}

/** Short enough to be typed before the scripts are there. */
const text = 'Minh';
/** Milliseconds between two keys: a quick typist. */
const keyInterval = 40;

export const specimens: Record<Act, Specimen> = {
  click: {
    control: '#specimen-count',
    output: '#specimen-clicks',
    expected: '1',
    perform: () => Promise.resolve(),
  },
  text: {
    control: '#specimen-name',
    output: '#specimen-echo',
    expected: text,
    perform: (page) => page.keyboard.type(text, { delay: keyInterval }),
  },
};

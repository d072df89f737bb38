import type { ComponentType } from 'react';

import { Accordions } from './Accordions';
import { Buttons } from './Buttons';
import { Cards } from './Cards';
import { Carousels } from './Carousels';
import { Dialogs } from './Dialogs';
import { Dropdowns } from './Dropdowns';
import { Fields } from './Fields';
import { Figures } from './Figures';
import { Frames } from './Frames';
import { Grounds } from './Grounds';
import { Headings } from './Headings';
import { Links } from './Links';
import { Messages } from './Messages';
import type { PartProps } from './part';
import { Prose } from './Prose';
import { QuoteSamples } from './QuoteSamples';
import { Rows } from './Rows';
import { TabSamples } from './TabSamples';
import { TypeScale } from './TypeScale';

/** The parts in the order of the page; `id` is the key of the words and the address of the part, `source` its code. */
export const parts = [
  { id: 'grounds', source: 'src/styles/tokens.css', Part: Grounds },
  { id: 'type', source: 'src/styles/base.css', Part: TypeScale },
  { id: 'buttons', source: 'src/ui/Button', Part: Buttons },
  { id: 'links', source: 'src/ui/TextLink', Part: Links },
  { id: 'headings', source: 'src/ui/SectionHeading', Part: Headings },
  { id: 'figures', source: 'src/ui/StatStrip', Part: Figures },
  { id: 'rows', source: 'src/ui/RuledRows', Part: Rows },
  { id: 'cards', source: 'src/ui/Card', Part: Cards },
  { id: 'frames', source: 'src/ui/Frame', Part: Frames },
  { id: 'tabs', source: 'src/ui/Tabs', Part: TabSamples },
  { id: 'accordion', source: 'src/ui/Accordion', Part: Accordions },
  { id: 'dialog', source: 'src/ui/Dialog', Part: Dialogs },
  { id: 'dropdown', source: 'src/ui/Dropdown', Part: Dropdowns },
  { id: 'carousel', source: 'src/ui/Carousel', Part: Carousels },
  { id: 'quotes', source: 'src/ui/Quote', Part: QuoteSamples },
  { id: 'prose', source: 'src/ui/RichText', Part: Prose },
  { id: 'fields', source: 'src/ui/form', Part: Fields },
  { id: 'inkFields', source: 'src/ui/form', Part: Fields, tone: 'ink' },
  { id: 'messages', source: 'src/ui/form', Part: Messages },
] as const satisfies readonly {
  readonly id: string;
  readonly source: string;
  readonly Part: ComponentType<PartProps>;
  readonly tone?: 'ink';
}[];

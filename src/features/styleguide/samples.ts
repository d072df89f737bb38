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
import type { SampleProps } from './sample';
import { Prose } from './Prose';
import { QuoteSamples } from './QuoteSamples';
import { Rows } from './Rows';
import { Stages } from './Stages';
import { TabSamples } from './TabSamples';
import { TypeScale } from './TypeScale';

/** The samples in the order of the page; `id` is the key of their strings and their address, `source` the code they show. */
export const samples = [
  { id: 'grounds', source: 'src/styles/tokens.css', Sample: Grounds },
  { id: 'type', source: 'src/styles/base.css', Sample: TypeScale },
  { id: 'buttons', source: 'src/ui/Button', Sample: Buttons },
  { id: 'links', source: 'src/ui/TextLink', Sample: Links },
  { id: 'headings', source: 'src/ui/SectionHeading', Sample: Headings },
  { id: 'figures', source: 'src/ui/StatStrip', Sample: Figures },
  { id: 'rows', source: 'src/ui/RuledRows', Sample: Rows },
  { id: 'cards', source: 'src/ui/Card', Sample: Cards },
  { id: 'frames', source: 'src/ui/Frame', Sample: Frames },
  { id: 'motion', source: 'src/ui/Stage', Sample: Stages },
  { id: 'tabs', source: 'src/ui/Tabs', Sample: TabSamples },
  { id: 'accordion', source: 'src/ui/Accordion', Sample: Accordions },
  { id: 'dialog', source: 'src/ui/Dialog', Sample: Dialogs },
  { id: 'dropdown', source: 'src/ui/Dropdown', Sample: Dropdowns },
  { id: 'carousel', source: 'src/ui/Carousel', Sample: Carousels },
  { id: 'quotes', source: 'src/ui/Quote', Sample: QuoteSamples },
  { id: 'prose', source: 'src/ui/RichText', Sample: Prose },
  { id: 'fields', source: 'src/ui/form', Sample: Fields },
  { id: 'inkFields', source: 'src/ui/form', Sample: Fields, tone: 'ink' },
  { id: 'messages', source: 'src/ui/form', Sample: Messages },
] as const satisfies readonly {
  readonly id: string;
  readonly source: string;
  readonly Sample: ComponentType<SampleProps>;
  readonly tone?: 'ink';
}[];

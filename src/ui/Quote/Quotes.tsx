import { Carousel } from '../Carousel/Carousel';
import { Panel } from '../Panel/Panel';
import { Quote, type QuoteProps } from './Quote';

interface QuotesProps {
  /** Name of the carousel. */
  readonly label: string;
  readonly quotes: readonly Omit<QuoteProps, 'room'>[];
  readonly previous: string;
  readonly next: string;
  readonly tone?: 'sand' | 'ink' | 'jade';
}

/** Quotes one after the other on one block of colour. */
export const Quotes = ({ label, quotes, previous, next, tone = 'jade' }: QuotesProps) => (
  <Panel tone={tone}>
    <Carousel
      label={label}
      previous={previous}
      next={next}
      aside
      slides={quotes.map((quote) => (
        <Quote key={quote.text} {...quote} room />
      ))}
    />
  </Panel>
);

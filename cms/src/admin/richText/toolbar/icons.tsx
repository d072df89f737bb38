import { ArrowClockwise } from '@strapi/icons';
import { styled } from 'styled-components';

/** The design system has an arrow forwards only. */
export const Undo = styled(ArrowClockwise)`
  transform: scaleX(-1);
`;

/** Drawn with lines, which a toolbar that fills its icons leaves alone. */
const Raised = ({ y }: { y: number }) => (
  <svg viewBox="0 0 32 32" width={16} height={16} fill="none" aria-hidden>
    <polyline points="5,9 17,23" stroke="currentColor" strokeWidth={2.6} strokeLinecap="round" />
    <polyline points="17,9 5,23" stroke="currentColor" strokeWidth={2.6} strokeLinecap="round" />
    <path
      style={{ fill: 'none' }}
      d={`M22 ${y}c1-2.6 6-2.6 6 .6 0 2.4-4 3.4-6 6.4h6.4`}
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

export const Subscript = () => <Raised y={21} />;

export const Superscript = () => <Raised y={5} />;

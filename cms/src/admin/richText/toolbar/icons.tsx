import { ArrowClockwise } from '@strapi/icons';
import { styled } from 'styled-components';

/** The design system has an arrow forwards only. */
export const Undo = styled(ArrowClockwise)`
  transform: scaleX(-1);
`;

const Raised = ({ y }: { y: number }) => (
  <svg viewBox="0 0 32 32" width={16} height={16} fill="none" aria-hidden>
    <path d="M5 9l12 14M17 9L5 23" stroke="currentColor" strokeWidth={2.6} strokeLinecap="round" />
    <path
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

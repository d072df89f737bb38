import { styled } from 'styled-components';

/** How a text looks while it is written: its structure as on the site, in the colours of the admin. */
export const TextStyles = styled.div`
  max-height: 70vh;
  overflow-y: auto;
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.6rem;
  line-height: 1.6;

  .tiptap {
    min-height: 20rem;
    padding: 1.6rem;
    outline: none;
    overflow-wrap: anywhere;
  }

  .tiptap > * + * {
    margin-top: 1.2rem;
  }

  h2,
  h3,
  h4,
  strong {
    font-weight: 700;
  }

  h2,
  h3,
  h4 {
    line-height: 1.3;
  }

  .tiptap > :is(h2, h3, h4):not(:first-child) {
    margin-top: 2.4rem;
  }

  h2 {
    font-size: 2.4rem;
  }

  h3 {
    font-size: 2rem;
  }

  h4 {
    font-size: 1.7rem;
  }

  em {
    font-style: italic;
  }

  sub,
  sup {
    font-size: 0.75em;
    line-height: 0;
  }

  sub {
    vertical-align: sub;
  }

  sup {
    vertical-align: super;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
  }

  ul {
    list-style: disc;
    padding-left: 2.4rem;
  }

  ol {
    list-style: decimal;
    padding-left: 2.8rem;
  }

  li + li,
  li > * + * {
    margin-top: 0.4rem;
  }

  blockquote {
    padding-left: 1.6rem;
    border-left: 3px solid ${({ theme }) => theme.colors.neutral300};
    color: ${({ theme }) => theme.colors.neutral700};
  }

  code {
    padding: 0.1em 0.3em;
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral150};
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }

  pre {
    padding: 1.2rem;
    overflow-x: auto;
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral150};
    white-space: pre;
  }

  pre code {
    padding: 0;
    background: none;
  }

  hr {
    margin: 2.4rem 0;
    border: 0;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral300};
  }

  table {
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  caption {
    padding-bottom: 0.8rem;
    text-align: left;
    color: ${({ theme }) => theme.colors.neutral600};
  }

  th,
  td {
    position: relative;
    padding: 0.8rem 1rem;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    text-align: left;
    vertical-align: top;
  }

  th {
    background: ${({ theme }) => theme.colors.neutral150};
    font-weight: 700;
  }

  .selectedCell {
    background: ${({ theme }) => theme.colors.primary100};
  }

  .ProseMirror-selectednode:not([data-node-view-wrapper]) {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  .ProseMirror-gapcursor {
    position: relative;
  }
`;

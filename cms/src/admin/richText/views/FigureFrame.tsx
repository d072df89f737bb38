import { Flex, IconButton } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { NodeViewContent, NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled(NodeViewWrapper)`
  position: relative;
  margin: 1.6rem 0;
  padding: 1.2rem;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};

  &[data-selected='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
    box-shadow: 0 0 0 1px ${({ theme }) => theme.colors.primary600};
  }

  img {
    display: block;
    align-self: flex-start;
    max-width: 100%;
    max-height: 32rem;
    height: auto;
    border-radius: ${({ theme }) => theme.borderRadius};
  }

  figcaption {
    position: relative;
    margin-top: 0.8rem;
    min-height: 2.2rem;
    color: ${({ theme }) => theme.colors.neutral600};
    font-style: italic;
  }

  figcaption[data-empty='true']::before {
    content: attr(data-placeholder);
    position: absolute;
    pointer-events: none;
    color: ${({ theme }) => theme.colors.neutral500};
  }
`;

const Remove = styled(IconButton)`
  position: absolute;
  top: 0.8rem;
  right: 0.8rem;
`;

interface Props extends Pick<NodeViewProps, 'node' | 'editor' | 'selected' | 'deleteNode'> {
  caption: string;
  remove: string;
  children: ReactNode;
}

/** A figure in the text: what it shows with its fields, and its caption, which is written in place. */
export const FigureFrame = ({ node, editor, selected, deleteNode, caption, remove, children }: Props) => (
  <Frame forwardedAs="figure" data-selected={selected}>
    <Flex contentEditable={false} direction="column" alignItems="stretch" gap={3}>
      {children}
      {editor.isEditable ? (
        <Remove type="button" variant="tertiary" size="S" label={remove} onClick={deleteNode}>
          <Trash aria-hidden />
        </Remove>
      ) : null}
    </Flex>
    <NodeViewContent<'figcaption'>
      as="figcaption"
      data-empty={node.content.size === 0}
      data-placeholder={caption}
    />
  </Frame>
);

import { Flex, IconButton } from '@strapi/design-system';
import { Trash } from '@strapi/icons';
import { NodeViewContent, NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled(NodeViewWrapper)`
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

interface Props extends Pick<NodeViewProps, 'node' | 'editor' | 'selected' | 'deleteNode'> {
  caption: string;
  remove: string;
  children: ReactNode;
}

/** A figure in the text: what it shows with its fields, and its caption, which is written in place. */
export const FigureFrame = ({ node, editor, selected, deleteNode, caption, remove, children }: Props) => (
  <Frame as="figure" data-selected={selected}>
    <Flex contentEditable={false} direction="column" alignItems="stretch" gap={3}>
      {children}
      {editor.isEditable ? (
        <Flex justifyContent="flex-end">
          <IconButton type="button" variant="ghost" size="S" label={remove} onClick={deleteNode}>
            <Trash aria-hidden />
          </IconButton>
        </Flex>
      ) : null}
    </Flex>
    <NodeViewContent<'figcaption'>
      as="figcaption"
      data-empty={node.content.size === 0}
      data-placeholder={caption}
    />
  </Frame>
);

import { IconButton } from '@strapi/design-system';
import { styled } from 'styled-components';

import { ariaKeys, readableKeys } from '../strings/keys';
import { useStrings } from '../strings/useStrings';
import type { Tool } from './tools';

const Button = styled(IconButton)`
  width: 2.7rem;
  height: 2.8rem;
  padding: 0;
  color: ${({ theme }) => theme.colors.neutral700};

  svg {
    width: 1.6rem;
    height: 1.6rem;
    color: currentcolor;
  }

  svg path {
    fill: currentcolor;
  }

  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.colors.primary200};
    color: ${({ theme }) => theme.colors.primary700};
  }

  &[aria-disabled='true'] {
    background: none;
    border-color: transparent;
    color: ${({ theme }) => theme.colors.neutral400};
    cursor: not-allowed;
  }
`;

interface Props {
  tool: Tool;
  isActive: boolean;
  isPossible: boolean;
  onPress: (tool: Tool) => void;
}

/** A tool that can do nothing now stays in reach of the keyboard: who pressed it last is not thrown out of the toolbar. */
export const ToolButton = ({ tool, isActive, isPossible, onPress }: Props) => {
  const t = useStrings();
  const { id, icon: Icon, keys, active } = tool;
  return (
    <Button
      type="button"
      variant="ghost"
      size="S"
      label={keys ? `${t(id)} (${readableKeys(keys)})` : t(id)}
      aria-pressed={active && !tool.dialog ? isActive : undefined}
      aria-disabled={!isPossible || undefined}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      onClick={() => isPossible && onPress(tool)}
    >
      <Icon aria-hidden />
    </Button>
  );
};

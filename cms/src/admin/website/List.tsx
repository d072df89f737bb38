import { Box } from '@strapi/design-system';
import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Lines = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.spaces[3]};
  /* Long names may break anywhere: nothing here may be wider than the page. */
  overflow-wrap: anywhere;
`;

/** A list with a line between its items. */
export const List = ({ children }: { children: ReactNode }) => (
  <Lines>
    {Children.map(children, (child, index) => (
      <Box
        tag="li"
        paddingTop={index === 0 ? 0 : 3}
        {...(index === 0 ? {} : { borderStyle: 'solid', borderWidth: '1px 0 0', borderColor: 'neutral150' })}
      >
        {child}
      </Box>
    ))}
  </Lines>
);

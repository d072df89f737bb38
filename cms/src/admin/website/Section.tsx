import { Box, Typography } from '@strapi/design-system';
import { type ReactNode, useId } from 'react';

/** A part of the page, with its heading. */
export const Section = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) => {
  const id = useId();
  return (
    <Box tag="section" aria-labelledby={id} background="neutral0" shadow="tableShadow" hasRadius padding={6}>
      <Typography tag="h2" id={id} variant="delta">
        {title}
      </Typography>
      {text ? (
        <Box paddingTop={2} maxWidth="72rem">
          <Typography tag="p" textColor="neutral600">
            {text}
          </Typography>
        </Box>
      ) : null}
      {children ? <Box paddingTop={4}>{children}</Box> : null}
    </Box>
  );
};

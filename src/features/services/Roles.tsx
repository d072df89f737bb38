import { RunningNames } from '../../ui/RunningNames/RunningNames';
import { Section } from '../../ui/Section/Section';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading';

interface RolesProps {
  readonly roles: { readonly heading: string; readonly text: string; readonly items: readonly string[] };
}

/** Who can be hired. */
export const Roles = ({ roles }: RolesProps) => (
  <Section labelledBy="roles">
    <SectionHeading id="roles" title={roles.heading} lead={roles.text} />
    <RunningNames names={roles.items} />
  </Section>
);

import { graphql } from 'gatsby';

/** The projects at the foot of a service in its order, each with the line that the service gives it, or else its own outcome. */
export const projectsOf = <Project extends { readonly slug: string; readonly outcome: string }>(
  slugs: readonly string[],
  projects: readonly Project[],
  results: readonly Queries.ServiceResultLineFragment[],
): readonly Project[] =>
  slugs.flatMap((slug) =>
    projects
      .filter((project) => project.slug === slug)
      .map((project) => ({
        ...project,
        outcome: results.find((result) => result.project === slug)?.line ?? project.outcome,
      })),
  );

export const serviceResult = graphql`
  fragment ServiceResultLine on ServiceResult {
    project
    line
  }
`;

/** A framework's small project: what it is made of, how it is built, and where its parts go. */
export interface Project {
  id: string;
  /** As people call it, without the version. */
  title: string;
  /** Exact versions. The first one is the framework itself. */
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
  /** Whether its parts are React elements, which name attributes in their own way. */
  react: boolean;
  /** Folders of `templates/` and where in the project each goes. */
  templates: Record<string, string>;
  /** Folder whose files are copied to the root of the site as they are. */
  assets: string;
  /** Where the stylesheet goes. */
  css: string;
  /** Where the content goes. */
  content: string;
  /** Script below `node_modules` and its arguments. */
  build: string[];
  /** Folder of the finished site. */
  output: string;
}

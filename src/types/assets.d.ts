declare module '*.woff2' {
  /** Address of the file in the release. */
  const address: string;
  export default address;
}

declare module '*.css';

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.module.css' {
  /** Class names by their local name. */
  const classes: Readonly<Record<string, string>>;
  // biome-ignore lint/style/noDefaultExport: what the build makes of a CSS module
  export default classes;
}

declare module '*.css';

declare module 'virtual:book/props' {
  const props: Record<string, import('./props.ts').DeclaredProps>;
  export default props;
}
declare module 'virtual:book/rules' {
  const rules: import('./rules.ts').MappedRule[];
  export default rules;
}
declare module 'virtual:book/changes' {
  const changes: import('./changes.ts').Change[];
  export default changes;
}
declare module '*/rulemap.mjs' {
  export function mapOfTree(): import('./rules.ts').MappedRule[];
}
declare module 'virtual:book/tokens' {
  const tokens: import('./tokens.ts').Tokens;
  export default tokens;
}

declare module 'virtual:book/tokens' {
  const tokens: import('./tokens.ts').Tokens;
  export default tokens;
}
declare module '*.md?raw' {
  const text: string;
  export default text;
}

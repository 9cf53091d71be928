/// <reference types="vite/client" />
declare module 'virtual:book/tokens' {
  const tokens: import('./tokens.ts').Tokens;
  export default tokens;
}
declare module 'virtual:book/icons' {
  const icons: Record<string, import('react').ComponentType>;
  export default icons;
}

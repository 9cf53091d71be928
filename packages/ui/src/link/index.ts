export {
  Link,
  type LinkComponent,
  type LinkProps,
  LinkProvider,
} from './Link.tsx';

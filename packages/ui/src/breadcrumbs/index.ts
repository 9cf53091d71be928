export { type Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';

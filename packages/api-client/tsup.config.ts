import { publishedPackage } from '../../scripts/packages/publishedPackage.ts';

export default publishedPackage();

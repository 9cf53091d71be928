import { publishedPackage } from '../../scripts/publishedPackage.ts';

export default publishedPackage();

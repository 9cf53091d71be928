import { UnauthorizedScreen } from '@audit-letters/screens';
import { paths } from '../../paths.ts';

export const UnauthorizedPage = () => <UnauthorizedScreen homeHref={paths.home} />;

import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import OctagonAlert from 'lucide-react/icons/octagon-exclamation-point';

/** The icon of a message of each tone. */
export const toneIcons = { normal: CircleCheck, info: Info, error: OctagonAlert };
